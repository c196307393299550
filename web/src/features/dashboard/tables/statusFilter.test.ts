import { describe, expect, it } from 'vitest'
import { knownOf, statusOptions } from './statusFilter.ts'

const words = (group: string) => group
const only = (status: string) => `Only ${status}`

describe('a status filter', () => {
  it('offers the groups of its tab', () => {
    expect(statusOptions(['Ready', 'Referred'], ['Ready'], words, only).map(({ label }) => label)).toEqual([
      'Ready',
      'Referred',
    ])
  })

  it('shows a status that only a link asks for, so that it can be taken off', () => {
    expect(statusOptions(['Ready'], ['IN_REVIEW'], words, only)).toContainEqual({
      value: 'IN_REVIEW',
      label: 'Only in review',
    })
  })

  it('asks the server for nothing that it does not know', () => {
    expect(knownOf(['READY', 'REFERRED'], ['READY', 'NONSENSE'])).toEqual(['READY'])
  })
})
