import { expect, test } from 'vitest'
import type { Court, Judge } from './judge.ts'
import { judges } from './judges.ts'
import { digestOf, keptVerdict } from './verdicts.ts'

const court = {} as Court
const judgeOf = (...texts: readonly string[]): Judge => ({
  name: 'one',
  tool: 'One 1.0.0',
  judge: async () => ({ findings: [], saw: 'it' }),
  looksAt: async () => texts,
})
const accepted = [{ judge: 'one', rule: 'R1', at: '*', reason: 'so' }]
const digest = (judge: Judge, rows = accepted) => digestOf(judge, court, rows)

test('a verdict stands for the same tool, texts and exceptions, whenever they were made', async () => {
  const made = (at: string, build: string) => judgeOf(`{"deployedAt":"${at}","code":"${build.repeat(64)}.zip"}`)
  const before = await digest(made('2026-11-20T12:00:00.000Z', 'a'))
  expect(await digest(made('2026-11-27T19:00:00.000Z', 'b'))).toBe(before)
})

test('and for no others', async () => {
  const before = await digest(judgeOf('a', 'b'))
  const others = [
    digest(judgeOf('a')),
    digest(judgeOf('ab', '')),
    digest({ ...judgeOf('a', 'b'), tool: 'One 1.0.1' }),
    digest(judgeOf('a', 'b'), []),
  ]
  for (const other of others) expect(await other).not.toBe(before)
  expect(keptVerdict('one', before ?? '')).toBeUndefined()
})

test('who looks at what runs is heard each time', async () => {
  const running = judges.filter(({ looksAt }) => looksAt === undefined).map(({ name }) => name)
  expect(running).toEqual(expect.arrayContaining(['schemathesis', 'dynamodb-local', 'nu', 'python-client']))
  for (const judge of judges.filter(({ name }) => running.includes(name))) expect(await digest(judge)).toBeUndefined()
})
