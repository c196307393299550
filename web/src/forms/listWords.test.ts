import { describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

await openBrowser()
const { Problem } = await import('../api/problem.ts')
const { noOptions, nothingFound, whyNoList } = await import('./listWords.ts')

const refusal = { status: 409, code: 'any', requestId: undefined, body: undefined, operation: undefined }

describe('a list that has nothing to show', () => {
  it('asks to type, and says what was found: nothing, or why not', () => {
    const list = { typed: 'a', minimum: 2, failed: undefined }
    expect(nothingFound(list)).toBe('Type to search')
    expect(nothingFound({ ...list, typed: 'ab' })).toBe('No Results.')
    const silent = new Problem({ ...refusal, detail: undefined, errors: [] } as never)
    expect(nothingFound({ ...list, typed: 'ab', failed: whyNoList(silent) })).toBe('Not able to fetch list.')
    const said = new Problem({ ...refusal, detail: 'Not now.', errors: [] } as never)
    expect(whyNoList(said)).toBe('Not now.')
    const away = new Problem({ ...refusal, status: 503, detail: undefined, errors: [] } as never)
    expect(whyNoList(away)).not.toBe('Not able to fetch list.')
  })

  it('says that there are no options', () => {
    expect(noOptions()).toBe('No options')
  })
})
