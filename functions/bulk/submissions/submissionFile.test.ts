import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handler } from '#functions/account/index.ts'
import { readSubmissionFile } from '#shared/contracts/account/submissions.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const read = async (fileName: string, content: string | Buffer, actor = cast.producer) =>
  callerOf(handler)(actor)(readSubmissionFile, { body: { file: { fileName, bytes: Buffer.from(content) } } })
const proposed = async (fileName: string, content: string | Buffer) => {
  const answer = await read(fileName, content)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return Object.fromEntries(answer.value.proposals.map(({ field, value, source }) => [field, `${value} | ${source}`]))
}

/** A PDF of one page with lines of text. */
const pdf = (lines: readonly string[]): string => {
  const text = `BT /F1 12 Tf 14 TL 72 720 Td ${lines.map((each) => `(${each}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const at = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = at.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return body + end
}

const acord = `<?xml version="1.0"?><ACORD><InsuranceSvcRq><CommlPkgPolicyQuoteInqRq><InsuredOrPrincipal><GeneralPartyInfo>
<NameInfo><CommlName><CommercialName>Harbor &amp; Sons Inc</CommercialName></CommlName></NameInfo>
<Addr><Addr1>1 Quay</Addr1><City>Salem</City><StateProvCd>OR</StateProvCd><PostalCode>97301</PostalCode></Addr>
<Communications><WebsiteInfo><WebsiteURL>www.harbor.example</WebsiteURL></WebsiteInfo></Communications></GeneralPartyInfo>
<BusinessInfo><NAICSCd>541512</NAICSCd><AnnualGrossReceiptsAmt><Amt>5000000</Amt></AnnualGrossReceiptsAmt></BusinessInfo>
</InsuredOrPrincipal><Limit><FormatInteger>1000000</FormatInteger></Limit></CommlPkgPolicyQuoteInqRq></InsuranceSvcRq></ACORD>`

describe('a submission begun from a file', () => {
  it('says what it has no field for, once each, and leaves out what is of others', async () => {
    const more = acord.replace(
      '<Limit>',
      '<FavouriteColourTxt>Green</FavouriteColourTxt><FavouriteColourTxt>Green</FavouriteColourTxt><Producer><SurnameTxt>Ray</SurnameTxt></Producer><Limit>',
    )
    const answer = await read('acord.xml', more)
    expect(answer).toMatchObject({
      value: { others: [{ label: 'FavouriteColourTxt', value: 'Green', where: 'ACORD' }] },
    })
    expect(await read('acord.xml', acord)).not.toHaveProperty('value.others')
  })

  it('is proposed what a table or a form says, with its row', async () => {
    expect(
      await proposed('apply.csv', 'Company,Website,Annual Revenue,State\nHarbor Inc,harbor.example,"5,000,000",OR\n'),
    ).toEqual({
      name: 'Harbor Inc | row 2: Company Harbor Inc',
      domainName: 'harbor.example | row 2: Website harbor.example',
      revenue: '5000000 | row 2: Annual Revenue 5,000,000',
      state: 'OR | row 2: State OR',
    })
    expect(await proposed('form.csv', 'Cyber application,\nNamed insured,Harbor Inc\nLimit requested,$1M\n')).toEqual({
      name: 'Harbor Inc | row 2: Named insured Harbor Inc',
      limit: '1000000 | row 3: Limit requested $1M',
    })
  })

  it('or the pages of a PDF', async () => {
    expect(
      await proposed('apply.pdf', pdf(['1. Applicant: Harbor Inc', 'Website: harbor.example', 'Total revenue: 5M'])),
    ).toEqual({
      name: 'Harbor Inc | page 1: Applicant Harbor Inc',
      domainName: 'harbor.example | page 1: Website harbor.example',
      revenue: '5000000 | page 1: Total revenue 5M',
    })
  })

  it('of ACORD, what it says of the insured: not of the program that sent it, of the producer or of other parties', async () => {
    const party = (name: string) =>
      `<GeneralPartyInfo><NameInfo><CommlName><CommercialName>${name}</CommercialName></CommlName></NameInfo>
       <Addr><Addr1>9 Office Row</Addr1><City>Boise</City><StateProvCd>ID</StateProvCd></Addr></GeneralPartyInfo>`
    const sent = acord
      .replace(
        '<InsuranceSvcRq>',
        '<SignonRq><ClientApp><Name>Agency System</Name></ClientApp></SignonRq><InsuranceSvcRq>',
      )
      .replace(
        '<InsuredOrPrincipal>',
        `<Producer id="p1"/><Producer>${party('Pine Agency')}</Producer><InsuredOrPrincipal>`,
      )
      .replace(
        '</InsuredOrPrincipal>',
        `</InsuredOrPrincipal><AdditionalInterest>${party('Bank')}</AdditionalInterest>`,
      )
    expect(await proposed('acord125.xml', sent)).toEqual(await proposed('acord125.xml', acord))
  })

  it('or a form of ACORD', async () => {
    expect(await proposed('acord125.xml', acord)).toMatchObject({
      name: expect.stringContaining('Harbor & Sons Inc |'),
      address1: expect.stringContaining('1 Quay |'),
      state: expect.stringContaining('OR |'),
      domainName: expect.stringContaining('harbor.example |'),
      industryCode: expect.stringContaining('541512 |'),
      revenue: expect.stringContaining('5000000 |'),
      limit: expect.stringContaining('1000000 |'),
    })
  })

  it('however the system that sent it writes letters, and names its elements', async () => {
    const accented = acord.replace('Harbor &amp; Sons Inc', 'Café Peña &amp; Sons')
    const latin = accented.replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="ISO-8859-1"?>')
    const name = { name: 'Café Peña & Sons | ACORD: CommercialName Café Peña & Sons' }
    expect(await proposed('latin.xml', Buffer.from(latin, 'latin1'))).toMatchObject(name)
    // What was a text of a program is often said to be UTF-16 and is none.
    expect(await proposed('said.xml', latin.replace('ISO-8859-1', 'utf-16'))).toMatchObject(name)
    expect(await proposed('unknown.xml', latin.replace('ISO-8859-1', 'x-own'))).toMatchObject(name)
    expect(await proposed('numbers.xml', accented.replace('é', '&#233;').replace('ñ', '&#xF1;'))).toMatchObject(name)
    expect(await proposed('wrong.xml', acord.replace('Harbor', 'Harbor&#x110000;'))).toHaveProperty('state')
    const prefixed = acord.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ac:').replace('<ac:ACORD>', '<ac:ACORD xmlns:ac="urn:a">')
    expect(await proposed('prefixed.xml', prefixed)).toEqual(await proposed('acord125.xml', acord))
  })

  it('is begun all the same where nothing can be read, which is said', async () => {
    for (const [name, content] of [
      ['scan.pdf', pdf([])],
      ['letter.txt', 'Dear all'],
      ['other.xml', '<a><Name>x</Name></a>'],
      ['broken.xml', '<ACORD><InsuredOrPrincipal><CommercialName>Harbor'],
      ['others.csv', 'Colour,Shape\nRed,Round\n'],
      ['evil.xml', '<!DOCTYPE a [<!ENTITY x "y">]><ACORD>&x;</ACORD>'],
    ] as const)
      expect(await read(name, content), name).toMatchObject({
        ok: true,
        value: { fileName: name, proposals: [], unread: expect.any(String) },
      })
    expect(await read('apply.csv', '%PDF-1.4 no table')).toMatchObject({ ok: true, value: { proposals: [] } })
    expect(await read('apply.exe', 'MZ')).toMatchObject({
      ok: true,
      value: { proposals: [], held: expect.any(String) },
    })
    expect(await read('apply.csv', '')).toMatchObject({ problem: { code: 'document.noFile' } })
  })

  it('by whoever may bring companies', async () => {
    expect(await read('apply.csv', 'Company\nHarbor\n', cast.policyHolder)).toMatchObject({ status: 403 })
  })

  it('is read in time that grows as it does, whatever its writer repeats', async () => {
    const many = 1_000_000
    const unread: readonly (readonly [name: string, content: string])[] = [
      ['letters.xml', `<ACORD><Addr1>${'x'.repeat(many)}<b`],
      ['spaces.xml', `<ACORD><Addr1>${' '.repeat(many)}<b`],
      ['spaces.csv', `Cyber application,\nAnnual Revenue,5${' '.repeat(many)}x1\n`],
      ['commas.csv', `Cyber application,\nAnnual Revenue,"5${','.repeat(many)}x1"\n`],
      ['lines.pdf', pdf([`${' '.repeat(many)}x`])],
    ]
    for (const [name, content] of unread) expect(await proposed(name, content), name).toEqual({})
  })
})
