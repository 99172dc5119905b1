import { formatValue, judge, type Result, type Verdict } from './result.ts';

const WIDTH = 880;
const LINE_HEIGHT = 44;
const TOP = 56;
const BAR_START = 24;
/** How long a bar is that takes all of its budget. */
const BUDGET_LENGTH = 600;
const MAX_LENGTH = 800;

const COLORS: Readonly<Record<Verdict, string>> = {
  kept: '#1a7f37',
  noisy: '#bf8700',
  broken: '#cf222e',
};

/** The results as bars: a bar that ends before the line is within its budget. */
export function renderPicture(results: readonly Result[]): string {
  const height = TOP + results.length * LINE_HEIGHT + 16;
  const lineX = BAR_START + BUDGET_LENGTH;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Benchmark: figures and their budgets">`,
    '<style>text{font:14px system-ui,sans-serif;fill:#1f2328}.small{font-size:12px;fill:#59636e}.track{fill:#d1d9e0}.line{stroke:#59636e;stroke-dasharray:4 4}',
    '@media(prefers-color-scheme:dark){text{fill:#f0f6fc}.small{fill:#9198a1}.track{fill:#3d444d}.line{stroke:#9198a1}}</style>',
    `<text x="${BAR_START}" y="24" font-weight="600">What the action takes of its budgets</text>`,
    `<text x="${lineX}" y="${TOP - 8}" text-anchor="middle" class="small">budget</text>`,
    ...results.map(renderBar),
    `<line x1="${lineX}" y1="${TOP}" x2="${lineX}" y2="${height - 12}" class="line"/>`,
    '</svg>',
    '',
  ].join('\n');
}

function renderBar(result: Result, index: number): string {
  const { row, what, value, unit, budget } = result;
  const y = TOP + index * LINE_HEIGHT;
  const length = Math.min(MAX_LENGTH, Math.max(2, Math.round((value / budget) * BUDGET_LENGTH)));
  const figure = `${formatValue(value, unit)} of ${formatValue(budget, unit)}`;
  return [
    `<text x="${BAR_START}" y="${y + 14}">${escapeXml(`${row}: ${what}`)}</text>`,
    `<text x="${WIDTH - 24}" y="${y + 14}" text-anchor="end" font-weight="600">${escapeXml(figure)}</text>`,
    `<rect x="${BAR_START}" y="${y + 22}" width="${BUDGET_LENGTH}" height="10" rx="2" class="track"/>`,
    `<rect x="${BAR_START}" y="${y + 22}" width="${length}" height="10" rx="2" fill="${COLORS[judge(result)]}"/>`,
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
