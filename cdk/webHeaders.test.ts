import { describe, expect, it } from 'vitest'
import { cacheControlOf, webHeaders } from './webHeaders.ts'

const storage = 'https://s3.eu-west-2.amazonaws.com/palisade-uk-files-1/'
const errorReportsDsn = 'https://key@errors.uk.palisade.example/1'
const headers = webHeaders({ storage, errorReportsDsn, tls: true })
const directives = new Map(
  (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources] as const
  }),
)

describe('the content security policy', () => {
  it('forbids whatever it does not name', () => expect(directives.get('default-src')).toEqual(["'none'"]))

  it('lets nothing inline, nothing compiled and no whole scheme in', () => {
    for (const [name, sources] of directives)
      for (const source of sources) {
        expect(source, name).not.toMatch(/unsafe-|strict-dynamic|nonce-|sha\d|\*/)
        if (name !== 'img-src') expect(source, name).not.toMatch(/^\w+:$/)
      }
  })

  it('takes scripts from the app and the captcha, styles and workers from the app alone', () => {
    expect(directives.get('script-src')).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/api.js',
      'https://www.gstatic.com/recaptcha/releases/',
    ])
    for (const name of ['style-src', 'font-src', 'worker-src', 'form-action'])
      expect(directives.get(name), name).toEqual(["'self'"])
  })

  it('has files come from the one bucket and go there', () => {
    expect(directives.get('connect-src')).toContain(storage)
    expect(directives.get('img-src')).toEqual(["'self'", 'data:', 'blob:', storage])
  })

  it('lets the app call nobody but its own servers, the bucket, the captcha and where its errors are reported', () => {
    const captcha = 'https://www.google.com/recaptcha/'
    const reports = 'https://errors.uk.palisade.example/api/1/envelope/'
    expect(directives.get('connect-src')).toEqual(["'self'", storage, captcha, reports])
    const unreported = webHeaders({ storage, errorReportsDsn: undefined, tls: true })['content-security-policy']
    expect(unreported).toContain(`connect-src 'self' ${storage} ${captcha};`)
    const below = webHeaders({ storage, errorReportsDsn: 'https://key@tools.example:8443/errors/7', tls: true })
    expect(below['content-security-policy']).toContain(' https://tools.example:8443/errors/api/7/envelope/;')
  })

  it('is framed by nobody and has no other base, plug-in or form target', () => {
    for (const name of ['frame-ancestors', 'base-uri', 'object-src'])
      expect(directives.get(name), name).toEqual(["'none'"])
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('takes no text for markup or code, but by the app’s own policy and the captcha’s', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(directives.get('trusted-types')).toEqual(['default', 'goog#html'])
  })

  it('asks for TLS everywhere but on a laptop', () => {
    expect(directives.has('upgrade-insecure-requests')).toBe(true)
    expect(webHeaders({ storage, errorReportsDsn, tls: false })['content-security-policy']).not.toContain(
      'upgrade-insecure-requests',
    )
  })
})

it('keeps other sites out of the window and the app’s files, and tells them no address', () => {
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  })
})

it('keeps files with a hash in their name for ever, and asks anew for the rest', () => {
  expect(cacheControlOf('/assets/index-a1.js')).toContain('immutable')
  expect(cacheControlOf('/index.html')).toBe('no-cache')
})
