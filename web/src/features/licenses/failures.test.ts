import { describe, expect, it, vi } from 'vitest'
import texts from '../../../public/locales/en-US/licenses.json' with { type: 'json' }

vi.mock('../../i18n/i18n.ts', () => ({ i18n: { t: (key: string) => key } }))

const { orSay } = await import('#web/api/orSay.ts')
const { messageOf } = await import('#web/api/messageOf.ts')
const { problemFrom } = await import('#web/api/problem.ts')

const deeds = [
  ['add', 'Not able to add license at this time.Please try again later.'],
  ['addSurplus', 'Failed to add license. Please try again!'],
  ['edit', 'Failed to edit license. Please try again!'],
  ['remove', 'Cannot add license at this time.Please try again later.'],
] as const

describe('a license that is added, edited or removed', () => {
  const told = (words: string, body: unknown) =>
    Promise.reject(problemFrom(409, body, { operation: 'createAgencyLicense' }))
      .catch(orSay(words))
      .catch(messageOf)

  it.each(deeds)(
    'an attempt that fails without a word of the server has the words of the deed (%s)',
    async (deed, words) => {
      expect(texts.failed[deed]).toBe(words)
      expect(await told(texts.failed[deed], {})).toBe(words)
      expect(await told(texts.failed[deed], { detail: 'A license with this number is on record.' })).toBe(
        'A license with this number is on record.',
      )
    },
  )
})
