import { describe, expect, it } from 'vitest'
import { mustSay } from './mustSay.ts'
import { ownForms } from './ownForms.ts'

const own = ownForms('us')
const clause = { formNumber: 'PAL-MS-1', formTypeId: 'endorsement', status: 'ACTIVE' } as const
const says = (more: Partial<Parameters<typeof mustSay>[0]>) => mustSay({ ...clause, ...more }, own)

describe('what a form says', () => {
  it.each([
    ['insures', { formTypeId: 'policy-form' }],
    ['is changed by the law of a state', { formTypeId: 'amendatory-endorsement' }],
    ['is told by law', { formTypeId: 'disclosure' }],
    ['goes with a coverage', { coverage: 'EVENT_EXCLUSION' }],
    ['is an edition of the platform’s own form', { formNumber: 'PAL-END-135' }],
  ] as const)('is known here where it %s', (_, more) => expect(says(more)).toBe(true))

  it('may be attached separately of an endorsement of staff’s own', () => expect(says({})).toBe(false))

  it('may come later of an edition that is not in use', () =>
    expect(says({ formTypeId: 'policy-form', status: 'FILED' })).toBe(false))
})
