import { describe, expect, it } from 'vitest'
import { expectReviewed } from '#tests/golden/reviewed.ts'
import { dsQuestion, dsRecordsIn, readCaa, readDnssec } from '../risk/scan/dns.ts'
import { announcesMtaSts, readDmarc, readMtaSts, readMx, readSpf } from '../risk/scan/mail.ts'
import { type Handshake, readCertificate, readHeaders, readSecurityTxt, readTls } from '../risk/scan/web.ts'

const now = '2026-11-22T12:00:00.000Z'

/** What is read of each of some inputs. */
const read = <Input>(reader: (input: Input) => { readonly signals?: object }, ...inputs: readonly Input[]) =>
  inputs.map((input) => {
    const { signals, ...reading } = reader(input)
    return { seen: JSON.stringify(input) ?? 'nothing', ...reading, ...signals }
  })

const policy = (...lines: readonly string[]) => lines.join('\n')

const handshake: Handshake = {
  protocol: 'TLSv1.3',
  distrust: undefined,
  subject: 'acme.example',
  issuer: 'An authority',
  validTo: '2027-02-01T00:00:00.000Z',
}
const handshakes: readonly Partial<Handshake>[] = [
  {},
  { protocol: 'TLSv1.2' },
  { protocol: 'TLSv1.1' },
  { distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  { validTo: '2026-11-22T11:59:59.999Z' },
  { validTo: now },
  { validTo: '2026-12-06T11:59:59.000Z' },
  { validTo: '2026-12-06T12:00:00.000Z' },
  { validTo: undefined },
]

const headers: readonly (readonly [string, string])[] = [
  ['strict-transport-security', 'max-age=63072000'],
  ['content-security-policy', "default-src 'self'"],
  ['x-content-type-options', ' nosniff '],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'no-referrer'],
  ['permissions-policy', 'camera=()'],
]
const contact = 'Contact: mailto:security@acme.example'

const readings = {
  'mail servers': read(
    readMx,
    [],
    [{ exchange: '', priority: 0 }],
    [{ exchange: '.', priority: 0 }],
    [
      { exchange: 'c.example', priority: 20 },
      { exchange: 'b.example', priority: 10 },
      { exchange: 'a.example', priority: 10 },
      { exchange: '', priority: 30 },
    ],
  ),
  senders: read<readonly string[]>(
    readSpf,
    [],
    ['v=spf1 mx -all'],
    ['v=spf1 ~all'],
    ['v=spf1 +all'],
    ['v=spf1 all'],
    ['v=spf1 ?all redirect=_spf.example'],
    ['v=spf1 mx redirect=_spf.example'],
    ['v=spf1 mx'],
    ['v=spf1 -all', 'v=spf1 mx'],
    ['redirect=_spf.example'],
  ),
  'forged mail': read<readonly string[]>(
    readDmarc,
    [],
    ['v=DMARC1; p=reject'],
    ['v=DMARC1; p=quarantine; pct=100'],
    ['v=DMARC1; p=quarantine; pct=99'],
    ['v=DMARC1; p=reject; pct=99'],
    ['v=DMARC1; p=none'],
    ['v=DMARC1; p'],
    ['v=DMARC1; p=reject', 'v=DMARC1; p=none'],
  ),
  'mail that is encrypted': read<string | undefined>(
    (text) => readMtaSts(true, text),
    undefined,
    policy('version: STSv1', 'mode: enforce', 'mx: *.acme.example', 'max_age: 86400'),
    policy('version: STSv1', 'mode: enforce', 'max_age: 86400'),
    policy('version: STSv1', 'mode: testing', 'mx: *.acme.example', 'max_age: 86400'),
    policy('version: STSv2', 'mode: enforce', 'mx: *.acme.example', 'max_age: 86400'),
    policy('version: STSv1', 'mode: enforce', 'mx: *.acme.example'),
    policy('version: STSv1', 'mode: enforce', 'mx: *.acme.example', 'max_age: 86400000000'),
  ),
  'signed domains': read(readDnssec, 0, 1, 2),
  'who may issue certificates': read<readonly string[]>(readCaa, [], [''], ['ca.example', 'other.example']),
  encryption: read<Partial<Handshake>>((change) => readTls({ ...handshake, ...change }, now), ...handshakes),
  certificates: read<Partial<Handshake>>((change) => readCertificate({ ...handshake, ...change }, now), ...handshakes),
  headers: read(
    (set: readonly string[]) => readHeaders(Object.fromEntries(headers.filter(([name]) => set.includes(name)))),
    ...headers.map((_, at) => headers.slice(0, at).map(([name]) => name)),
    headers.map(([name]) => name),
    ...headers.map(([name]) => [name]),
  ),
  'where to report a weakness': read<string | undefined>(
    (text) => readSecurityTxt(text, now),
    undefined,
    contact,
    policy(contact, 'Expires: 2026-11-22T12:00:00.001Z'),
    policy(contact, `Expires: ${now}`),
    policy('Expires: 2027-01-01T00:00:00Z', contact, 'Contact: other'),
    policy(contact, 'Expires: 2027-01-01T00:00:00Z', 'Expires: 2028-01-01T00:00:00Z'),
    policy(`# ${contact}`, ': nothing', 'Contact', contact, 'Expires:2027-01-01T00:00:00Z'),
  ),
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('what a scan reads', () => {
  it('is what was reviewed', async () => {
    await expectReviewed('tables/scan.txt', readings)
  })

  it('is asked of a name server byte by byte: number, one question, the name, DS, and room for 1,232 bytes', () => {
    expect(hex(dsQuestion(0x1234, 'acme.example'))).toBe(
      ['1234', '0100', '0001', '0000', '0000', '0001', '0461636d65', '076578616d706c65', '00', '002b', '0001'].join(
        '',
      ) + ['00', '0029', '04d0', '00000000', '0000'].join(''),
    )
    expect(hex(dsQuestion(0xfedc, 'a.b')).slice(0, 4)).toBe('fedc')
  })

  it('is counted over all records of an answer, those of other types left out, names written out or pointed to', () => {
    const record = (type: number, name: readonly number[], ...data: readonly number[]) => [
      ...[...name, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length],
      ...data,
    ]
    const answer = (code: number, questions: number, ...records: readonly (readonly number[])[]) =>
      Uint8Array.from([
        ...[0x12, 0x34, 0x81, 0x80 + code, 0, questions, 0, records.length, 0, 0, 0, 0],
        ...Array.from({ length: questions }, () => [1, 97, 1, 98, 0, 0, 43, 0, 1]).flat(),
        ...records.flat(),
      ])
    const [pointed, written] = [
      [0xc0, 12],
      [1, 97, 1, 98, 0],
    ]
    const ds = record(43, pointed, 1, 2, 13, 2)
    expect(dsRecordsIn(answer(0, 1, ds, record(46, written, 43, 43, 43), record(43, written)), 0x1234)).toBe(2)
    expect(dsRecordsIn(answer(0, 2, ds), 0x1234)).toBe(1)
    expect(dsRecordsIn(answer(0, 0), 0x1234)).toBe(0)
    expect(dsRecordsIn(answer(3, 1), 0x1234), 'no such name').toBe(0)
    expect(dsRecordsIn(answer(2, 1, ds), 0x1234), 'a failure').toBeUndefined()
    const aPart = answer(0, 1, ds)
    expect(dsRecordsIn(new Uint8Array([0, 0, ...aPart]).subarray(2), 0x1234), 'in a larger buffer').toBe(1)
  })

  it('is looked for where one policy is announced by a number', () => {
    expect(announcesMtaSts(['v=STSv1; id=a1'])).toBe(true)
    expect(announcesMtaSts(['v=STSv1; x; id = a1', 'v=spf1 -all'])).toBe(true)
    expect(announcesMtaSts(['v=STSv1; id=a-1'])).toBe(false)
  })
})
