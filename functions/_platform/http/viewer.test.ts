import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getLoginSiteKey } from '#shared/contracts/auth/signIn.ts'
import { eventOf } from '#tests/support/operation.ts'
import { viewerOf } from './viewer.ts'

const key = 'the key of the edge'
beforeAll(() => {
  process.env.EDGE_KEY = key
})
afterAll(() => {
  delete process.env.EDGE_KEY
})

const seen = (headers: Record<string, string>) =>
  viewerOf(eventOf(getLoginSiteKey, {}, undefined, { headers, sourceIp: '203.0.113.9' }))

describe('the visitor’s address', () => {
  it('is what the edge tells, whose own address is many people’s', () => {
    const headers = { 'x-palisade-edge': key, 'x-palisade-viewer': '198.51.100.7', 'cloudfront-viewer-country': 'US' }
    expect(seen(headers)).toEqual({ address: '198.51.100.7', country: 'US' })
  })

  it('is the connection’s for who comes past the edge: nobody chooses an address of one’s own', () => {
    const direct = { address: '203.0.113.9', country: undefined }
    const told = { 'x-palisade-viewer': '198.51.100.7', 'cloudfront-viewer-country': 'US' }
    expect(seen({})).toEqual(direct)
    expect(seen(told)).toEqual(direct)
    expect(seen({ ...told, 'x-palisade-edge': 'a guess' })).toEqual(direct)
    delete process.env.EDGE_KEY
    expect(seen({ ...told, 'x-palisade-edge': '' })).toEqual(direct)
    process.env.EDGE_KEY = key
  })
})
