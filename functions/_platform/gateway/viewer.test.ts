import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getLoginSiteKey } from '#shared/contracts/auth/signIn.ts'
import { eventOf } from '#tests/support/operation.ts'
import { refusePastEdge, viewerOf } from './viewer.ts'

const key = 'the key of the edge'
beforeAll(() => {
  process.env.EDGE_KEY = key
})
afterAll(() => {
  delete process.env.EDGE_KEY
})

const asked = (headers: Record<string, string>) =>
  eventOf(getLoginSiteKey, {}, undefined, { headers, sourceIp: '203.0.113.9' })
const seen = (headers: Record<string, string>) => viewerOf(asked(headers))

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

describe('an API behind an edge', () => {
  const knock = (sent?: string) => () => refusePastEdge(asked(sent === undefined ? {} : { 'x-palisade-edge': sent }))

  it('refuses who comes past it', () => {
    expect(knock(key)).not.toThrow()
    expect(knock()).toThrow('request.pastEdge')
    expect(knock('a guess')).toThrow('request.pastEdge')
  })

  it('takes two keys while one follows the other', () => {
    process.env.EDGE_KEY_BEFORE = 'the one before'
    expect(knock('the one before')).not.toThrow()
    expect(knock(key)).not.toThrow()
    delete process.env.EDGE_KEY_BEFORE
    expect(knock('the one before')).toThrow('request.pastEdge')
  })

  it('is open where there is none', () => {
    delete process.env.EDGE_KEY
    expect(knock()).not.toThrow()
    process.env.EDGE_KEY = key
  })
})
