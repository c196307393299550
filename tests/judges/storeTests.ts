import { globSync } from 'node:fs'
import { inTurn, partOf } from '#tests/turn.ts'

/** What stands for the store in tests: with AWS_ENDPOINT_URL_DYNAMODB set, the judge's. */
export const testTable = 'tests/support/table.ts'

/** Tests that reach the emulator without it, and why the judge does not run them. */
export const notOfTheStore: Readonly<Record<string, string>> = {
  'cdk/local/emulators/dynamodb.test.ts': 'of how the own emulator starts, fails and ends',
  'cdk/local/emulators/streams.test.ts': 'of what the own emulator keeps of its stream on its file',
  'cdk/local/platform.test.ts': 'of the local platform, which the ten companies meet on the judge’s store',
  'cdk/local/runtime/tableWrites.test.ts': 'of a proxy before the own emulator, which tells of writes',
  'cdk/local/sandbox.test.ts': 'of the local platform, whose table is kept and put back on the own emulator',
  'cdk/local/seed/book.test.ts': 'of the demo book, which is written to the judge’s store for the ten companies',
  'cdk/local/seed/seed.test.ts': 'of the demo book, which is written to the judge’s store for the ten companies',
  'cdk/local/seed/story/storyOf.test.ts': 'of a book that the own emulator imports',
  'cdk/local/storage/tables.test.ts': 'of tables that the own emulator keeps from one start to the next',
  'cdk/rights/guard.test.ts': 'of rights, which are held against calls before a store sees them',
  'tests/capacity/capacity.test.ts': 'of what calls cost by the keys that they touch; nothing is read or written',
  'tests/judges/accepted.test.ts': 'of a file; it knows the judges by name, and they know the emulator',
  'tests/judges/verdicts.test.ts': 'of a file; it knows the judges by name, and they know the emulator',
  'tests/simulation/cloud/memoryTable.test.ts': 'of how the table of simulated lives answers as the own emulator does',
}

/** Tests of the store, by path or pattern, that ask of it what others ask of it already, and why the judge leaves them out while tests go in turns: its time is short then. */
export const askedByOthers: Readonly<Record<string, string>> = {
  'tests/security/relations.test.ts':
    'of who may do what: of the store each operation asks there what its own test asks',
  'functions/**/life.test.ts': 'of what a status refuses, before anything is written',
  'functions/**/guards.test.ts': 'of what guards refuse, before anything is written',
  'functions/auth/{passkeys,passwords,signIn,sso,stepUp}/**':
    'of Cognito: the store keeps little of it, as the tests of users ask',
}

/** Every test whose imports lead to the test table, for the test runner. Others use the machine at the same time, so they may take longer. */
export const storeArguments = [
  ...['related', '--run', testTable],
  ...['--testTimeout=120000', '--hookTimeout=240000', '--maxWorkers=3'],
]

/** Tests of operations, of their stores, of who may do what and of a book of earlier days whose turn it is not: one in 24 has it. */
const notNow = (): readonly string[] => {
  const all = globSync(['functions/**/*.test.ts', 'tests/security/**/*.test.ts', 'tests/kept/store.test.ts']).sort()
  const now = new Set(inTurn(all, 24))
  return all.filter((file) => !now.has(file))
}

/** What the runner is told with them: while tests go in turns, not those that ask what others ask, nor those whose turn it is not. */
export const storeEnvironment: Readonly<Record<string, string>> = {
  PALISADE_LEAVE_OUT: [...(partOf(1) === undefined ? [] : Object.keys(askedByOthers)), ...notNow()].join('\n'),
}
