import { readFileSync } from 'node:fs'
import type { Finding } from './judge.ts'

/** A finding that we live with, and why. */
export interface Accepted {
  readonly judge: string
  /** The judge's rule, to the letter. */
  readonly rule: string
  /** What it is about; `*` stands for anything. */
  readonly at: string
  readonly reason: string
}

const file = new URL('./accepted.tsv', import.meta.url)

/** Every row of `accepted.tsv`; throws where one has no reason. */
export const accepted = (): Accepted[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [judge = '', rule = '', at = '', reason = ''] = line.split('\t')
      if (reason.trim() === '') throw new Error(`accepted.tsv: "${line}" has no reason.`)
      return { judge, rule, at, reason }
    })

const matches = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*')}$`,
    's',
  ).test(text)

const covers = (row: Accepted, { rule, at }: Finding): boolean => row.rule === rule && matches(row.at, at)

/** A judge's findings apart: those that are accepted, those that are not, and what was accepted and is gone. */
export const weigh = (rows: readonly Accepted[], findings: readonly Finding[]) => ({
  open: findings.filter((finding) => !rows.some((row) => covers(row, finding))),
  accepted: findings.filter((finding) => rows.some((row) => covers(row, finding))),
  gone: rows.filter((row) => !findings.some((finding) => covers(row, finding))),
})
