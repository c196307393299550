import { describe, expect, it } from 'vitest'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { versionsBefore } from './openDocuments.ts'

const of = (revision?: number) => versionsBefore({ ...(revision && { revision }) } as DocumentRow)

describe('the versions that a document has replaced', () => {
  it('are offered newest first, the last five of them', () => {
    expect([of(), of(1), of(3), of(9)]).toEqual([[], [], [2, 1], [8, 7, 6, 5, 4]])
  })
})
