import { describe, expect, it } from 'vitest'
import { deviceOf, networkOf } from './device.ts'
import { isFreshProof } from './stepUp.ts'

describe('a device in words', () => {
  it.each([
    [
      'Chrome',
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    ],
    [
      'Edge',
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ],
    [
      'Safari',
      'macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    ],
    [
      'Safari',
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome',
      'Android',
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['', '', 'curl/8.9.1'],
  ])('%s on %s', (browser, system, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })

  it('is placed in a network that many share', () => {
    expect(networkOf('198.51.100.7')).toBe('198.51.x.x')
    expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.x.x')
    expect(networkOf('2001:db8:85a3::8a2e:370:7334')).toBe('2001:db8:85a3::')
    expect(networkOf('::1')).toBe('::')
  })
})

describe('a proof of identity', () => {
  it('is fresh for ten minutes', () => {
    expect(isFreshProof({ provedAt: 1000, now: 1599 })).toBe(true)
    expect(isFreshProof({ provedAt: 1000, now: 1600 })).toBe(false)
    expect(isFreshProof({ now: 1600 })).toBe(false)
  })
})
