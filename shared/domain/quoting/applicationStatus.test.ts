import { describe, expect, it } from 'vitest'
import { applicationStatus } from './applicationStatus.ts'

describe('an application', () => {
  it('is a draft until every question that must be answered has an answer', () => {
    const facts = { digest: 'a', signedDigest: undefined }
    expect(applicationStatus({ ...facts, isComplete: false })).toBe('DRAFT')
    expect(applicationStatus({ ...facts, isComplete: true })).toBe('COMPLETE')
  })

  it('is signed as it was signed, and superseded once it says something else', () => {
    const facts = { isComplete: true, signedDigest: 'a' }
    expect(applicationStatus({ ...facts, digest: 'a' })).toBe('SIGNED')
    expect(applicationStatus({ ...facts, digest: 'b' })).toBe('SUPERSEDED')
    expect(applicationStatus({ ...facts, digest: 'b', isComplete: false })).toBe('SUPERSEDED')
    expect(applicationStatus({ ...facts, digest: 'a', isStated: false })).toBe('SUPERSEDED')
  })
})
