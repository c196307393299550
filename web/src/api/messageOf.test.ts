import { describe, expect, it, vi } from 'vitest'

vi.mock('../i18n/i18n.ts', () => ({ i18n: { t: (key: string) => key } }))

const { messageOf } = await import('./messageOf.ts')
const { Problem, problemFrom } = await import('./problem.ts')

const refused = (status: number, body: unknown) => messageOf(problemFrom(status, body, { operation: 'getQuote' }))

describe('what a person is told about a failed call', () => {
  it.each([500, 502, 503, 504])('is server trouble for %i whatever the body says', (status) => {
    expect(refused(status, { detail: 'stack trace' })).toBe('common:problem.serverTrouble')
  })

  it('is the detail without its bracketed prefixes', () => {
    expect(refused(409, { detail: '[QUO-17] [x] The quote has expired.', errors: [{ detail: 'no' }] })).toBe(
      'The quote has expired.',
    )
  })

  it('is the details of the errors, joined by a comma, when there is no detail', () => {
    expect(refused(400, { errors: [{ detail: 'too long', path: 'name' }, { detail: 'missing' }] })).toBe(
      'too long, missing',
    )
  })

  it('names the fields of an invalid request, and leaves alone what is a sentence already', () => {
    expect(
      refused(400, {
        code: 'request.invalid',
        detail: 'Some fields are missing or wrong.',
        errors: [
          { detail: 'is required', path: ['additionalInsureds', 0, 'zipCode'] },
          { detail: 'Reason is a required field', path: ['reason'] },
        ],
      }),
    ).toBe('Zip code is required. Reason is a required field.')
  })

  it('names the fields that do not fit what is on record', () => {
    expect(
      refused(422, {
        code: 'request.unfit',
        detail: 'Some fields do not fit what is on record, or each other.',
        errors: [{ detail: 'This day has not come yet', path: ['receivedOn'] }],
      }),
    ).toBe('This day has not come yet.')
  })

  it.each(['account.invalidDetails', 'claim.incomplete', 'submission.invalid'])('names them for %s', (code) => {
    expect(
      refused(422, {
        code,
        detail: 'Some details need your attention.',
        errors: [{ detail: 'Name who is insured besides', path: ['additionalInsureds'] }],
      }),
    ).toBe('Name who is insured besides.')
  })

  it('is a string body or its message otherwise', () => {
    expect(refused(400, 'Nope')).toBe('Nope')
    expect(refused(400, { message: 'Nope' })).toBe('Nope')
  })

  it('is the default when nobody said anything', () => {
    expect(refused(400, undefined)).toBe('common:problem.default')
    expect(messageOf(new TypeError('x is not a function'))).toBe('common:problem.default')
  })

  it('says that a request was cancelled', () => {
    expect(messageOf(new Problem({ status: 0 }, true))).toBe('common:problem.cancelled')
  })
})
