import { expect, it } from 'vitest'
import { packState } from '#functions/_platform/storage/packedState.ts'
import { readUp } from '#functions/_platform/storage/stateVersion.ts'
import { documents } from './documents.ts'

it('a letter on cover of before is no vendor’s, and what else was shared on a claim stays as it was', () => {
  const shared = (madeFrom?: string) =>
    readUp(documents.definition, { schema: 7, state: packState({ id: 'doc_1', madeFrom, sharedWith: 'EVERYBODY' }) })
  expect([shared('CoveragePosition|clm_1|2026'), shared()]).toMatchObject([
    { sharedWith: 'PARTIES' },
    { sharedWith: 'EVERYBODY' },
  ])
})
