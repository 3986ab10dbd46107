#pragma once

#include <string_view>

namespace nfw::report {

// Colours of light and dark, of the screen and of paper; the second side is told apart by its
// dashes, too.
inline constexpr std::string_view page_style = R"(
:root { color-scheme: light dark; --text: #1b1b18; --quiet: #5d5d55; --paper: #fdfdfa;
  --rule: #d5d5cb; --one: #1f5fa8; --two: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --text: #e8e8e1; --quiet: #a5a59b; --paper: #161614;
  --rule: #40403a; --one: #7db3ee; --two: #f08a80; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem .75rem 3rem; max-width: 46rem; color: var(--text);
  background: var(--paper); font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--rule); }
h3 { font-size: 1.05rem; margin: 1.25rem 0 .25rem; }
h4 { font-size: .9rem; margin: .75rem 0 .1rem; color: var(--quiet); font-weight: 600; }
p, figure, ul { margin: .25rem 0; }
.quiet, figcaption { color: var(--quiet); font-size: .9rem; }
ul { list-style: none; padding: 0; }
.unit { display: grid; grid-template-columns: minmax(7rem, 1fr) 7.5rem 5rem; gap: 0 .75rem;
  align-items: center; padding: .15rem 0; border-top: 1px solid var(--rule); }
.unit .count { text-align: right; font-variant-numeric: tabular-nums; }
.unit .quiet { grid-column: 1 / -1; }
svg { display: block; overflow: visible; }
.whole { width: 100%; max-width: 34rem; }
.small { width: 7.5rem; height: 1.5rem; }
.key { display: inline-block; width: 1.75rem; height: .5rem; vertical-align: middle; }
svg text { font-size: 10px; fill: var(--quiet); }
path, polyline { fill: none; stroke: var(--text); stroke-width: 1.5; }
.one { stroke: var(--one); stroke-width: 2; }
.two { stroke: var(--two); stroke-width: 2; stroke-dasharray: 5 3; }
.small .two { stroke-dasharray: none; }
.grid, .tick { stroke: var(--rule); stroke-width: 1; }
.band { fill: var(--quiet); fill-opacity: .22; stroke: none; }
.entry { display: grid; grid-template-columns: 2.25rem 1fr; padding: .15rem 0; }
.n { color: var(--quiet); font-variant-numeric: tabular-nums; }
summary { cursor: pointer; }
summary::marker { color: var(--quiet); }
.set { display: block; color: var(--quiet); font-size: .9rem; }
pre { margin: .25rem 0 .5rem -2.25rem; padding: .35rem; overflow-x: auto; width: max-content;
  max-width: calc(100% + 2.25rem); border: 1px solid var(--rule);
  font: .7rem/1.35 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .15rem .6rem .15rem 0; text-align: right; border-top: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; }
thead th { border-top: 0; color: var(--quiet); font-weight: 600; }
del { color: var(--quiet); }
@page { size: A4; margin: 16mm 14mm; }
@media print { :root { color-scheme: light; --text: #000; --quiet: #444; --paper: #fff;
    --rule: #bbb; --one: #1f5fa8; --two: #b3261e; }
  html { font-size: 10pt; } body { max-width: none; padding: 0; }
  h2, h3, h4 { break-after: avoid; } figure, .unit, summary, .entry, tr { break-inside: avoid; }
  pre { overflow: visible; white-space: pre-wrap; } }
)";

}  // namespace nfw::report
