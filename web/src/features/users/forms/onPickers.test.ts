import { describe, expect, it } from 'vitest'
import { Problem } from '#web/api/problem.ts'
import { onPickers } from './onPickers.ts'

const place = onPickers({ agency: 'No such agency.', team: 'No such team.' })
const placed = (error: unknown): unknown => {
  try {
    return place(error)
  } catch (thrown) {
    return thrown
  }
}

describe('what the server no longer finds', () => {
  it('is said on the picker it was chosen in', () => {
    const gone = (code: string) => new Problem({ status: 404, code, detail: 'This does not exist.' })
    expect(placed(gone('agency.notFound'))).toMatchObject({
      detail: undefined,
      errors: [{ detail: 'No such agency.', path: 'accountIds' }],
    })
    expect(placed(gone('team.notFound'))).toMatchObject({ errors: [{ detail: 'No such team.', path: 'teamIds' }] })
  })

  it('is left alone when it is something else', () => {
    const other = new Problem({ status: 409, code: 'user.self', detail: 'Not you.' })
    expect(placed(other)).toBe(other)
    const crash = new Error('no')
    expect(placed(crash)).toBe(crash)
  })
})
