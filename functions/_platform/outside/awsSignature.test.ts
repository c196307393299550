import { expect, it } from 'vitest'
import { signedForAws } from './awsSignature.ts'

/** The key, time and requests of the test suite that AWS publishes for Signature Version 4. */
const by = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 'service',
}
const now = '2015-08-30T12:36:00.000Z'
const signatureOf = (path: string, method: 'GET' | 'POST' = 'GET', headers: Record<string, string> = {}) =>
  signedForAws({ url: new URL(path, 'https://example.amazonaws.com'), method, headers, body: '' }, by, now)
    .authorization?.split('Signature=')
    .at(-1)

it('a request is signed as AWS’s own test suite has it', () => {
  expect(
    signedForAws({ url: new URL('https://example.amazonaws.com/'), method: 'GET', headers: {}, body: '' }, by, now),
  ).toEqual({
    host: 'example.amazonaws.com',
    'x-amz-date': '20150830T123600Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  })
  expect(signatureOf('/', 'POST')).toBe('5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b')
  expect(signatureOf('/?Param2=value2&Param1=value1')).toBe(
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  )
})

it('and differs with all that is sent', () => {
  const plain = signatureOf('/', 'POST')
  expect(signatureOf('/findings', 'POST')).not.toBe(plain)
  expect(signatureOf('/', 'POST', { 'X-Other': ' a   b ' })).toBe(signatureOf('/', 'POST', { 'x-other': 'a b' }))
  expect(signatureOf('/', 'POST', { 'x-other': 'a b' })).not.toBe(plain)
})
