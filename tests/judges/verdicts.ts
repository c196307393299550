import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Accepted } from './accepted.ts'
import type { Court, Judge } from './judge.ts'

const file = new URL('./verdicts.tsv', import.meta.url)
const heading = 'judge\tsha256\tsaw'

/** What an earlier run was told by a judge that had nothing to say but the accepted. */
interface KeptVerdict {
  readonly judge: string
  /** Of all that the verdict follows from. */
  readonly digest: string
  readonly saw: string
}

const rowsOf = (text: string): KeptVerdict[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [judge = '', digest = '', saw = ''] = line.split('\t')
      return { judge, digest, saw }
    })

/** What says when or of which build a text was made, and nothing that a judge looks at. */
const passing = /\b[0-9a-f]{64}\b|\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g

/** The digest of the tool, its texts and what is accepted of them; undefined for a judge that looks at what runs. */
export const digestOf = async (
  { name, tool, looksAt }: Judge,
  court: Court,
  accepted: readonly Accepted[],
): Promise<string | undefined> => {
  if (looksAt === undefined) return undefined
  const hash = createHash('sha256')
  const rows = accepted.map(({ rule, at }) => `${rule} ${at}`)
  for (const text of [name, tool, ...rows, ...(await looksAt(court))])
    hash.update(text.replaceAll(passing, '').replaceAll('\r\n', '\n')).update('\0')
  return hash.digest('hex')
}

/** The verdict that was kept of the very same texts, if there is one. */
export const keptVerdict = (judge: string, digest: string): KeptVerdict | undefined =>
  rowsOf(readFileSync(file, 'utf8')).find((row) => row.judge === judge && row.digest === digest)

/** Keeps that a judge had nothing to say of these texts but the accepted, in place of its verdict of before. */
export const keepVerdict = (verdict: KeptVerdict): void => {
  const others = rowsOf(readFileSync(file, 'utf8')).filter(({ judge }) => judge !== verdict.judge)
  const rows = [...others, verdict].sort((a, b) => (a.judge < b.judge ? -1 : 1))
  const lines = rows.map(({ judge, digest, saw }) => `${judge}\t${digest}\t${saw}\n`)
  writeFileSync(file, `${heading}\n${lines.join('')}`)
}
