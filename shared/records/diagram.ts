import { changesOf, type Life } from './life.ts'

const node = (status: string): string => status.replaceAll(/[^\w]/g, '_')

/** The life of a kind of record as a state diagram (Mermaid), and which operations do what. */
export const diagramOf = (life: Life<string, string, string>): string => {
  const statuses = Object.keys(life.statuses)
  const between = changesOf(life).filter(({ from, to }) => from !== to)
  const ends = statuses.filter((status) => between.every(({ from }) => from !== status))
  const rows = Object.entries(life.actions).map(([name, { by = [], needs = [], only, steps }]) => {
    const whose = only === undefined ? '' : ` with \`${only}\``
    const operations = by.length === 0 ? 'the platform itself' : by.map((each) => `\`${each}\``).join(', ')
    return `| ${name} | ${Object.keys(steps).join(', ')} | ${operations}${whose} | ${needs.join(', ')} |`
  })
  return [
    `# The life of ${/^[aeio]/.test(life.kind) ? 'an' : 'a'} ${life.kind}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...statuses.filter((status) => node(status) !== status).map((status) => `  state "${status}" as ${node(status)}`),
    ...life.first.map((status) => `  [*] --> ${node(status)}`),
    ...between.map(({ from, to, by }) => `  ${node(from)} --> ${node(to)}: ${by.join(', ')}`),
    ...ends.map((status) => `  ${node(status)} --> [*]`),
    '```',
    '',
    '| Action | In | Done by | Needs |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
