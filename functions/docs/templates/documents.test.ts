import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { parseWording } from '#shared/domain/policy/wording/parseWording.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { binderDocument } from './binderDocument.ts'
import { cancellationDocument } from './cancellationDocument.ts'
import { certificateDocument } from './certificateDocument.ts'
import { claimsFileDocument } from './claimsFileDocument.ts'
import { aClaimsFile } from './claimsFileSample.ts'
import type { DocumentData } from './documentData.ts'
import { endorsementDocument } from './endorsementDocument.ts'
import { expiryDocument } from './expiryDocument.ts'
import { formatsOf } from './formats.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import { anInvoice } from './invoiceSample.ts'
import { lossRunDocument } from './lossRunDocument.ts'
import { aLossRun } from './lossRunSample.ts'
import { manuscriptDocument } from './manuscriptDocument.ts'
import { optionsDocument } from './optionsDocument.ts'
import { aManuscript, anExpiry, aStatement } from './paperSamples.ts'
import { policyDocument } from './policyDocument.ts'
import { positionDocument } from './positionDocument.ts'
import { aPosition } from './positionSample.ts'
import { proposalDocument } from './proposalDocument.ts'
import { receiptDocument } from './receiptDocument.ts'
import { aReceipt } from './receiptSample.ts'
import { renderPdf } from './renderPdf.ts'
import { aBinder, aCancellation, aCertificate, anEndorsement, aPolicy, aProposal } from './samples.ts'
import { statementDocument } from './statementDocument.ts'
import { towerDocument } from './towerDocument.ts'
import { aTower } from './towerSample.ts'

const read = async (document: Parameters<typeof renderPdf>[0]) => {
  const pdf = await getDocumentProxy(renderPdf(document))
  const { text, totalPages } = await extractText(pdf, { mergePages: false })
  const { info } = await getMeta(pdf)
  return { text: text.join('\n').replace(/\s+/g, ' '), pages: text, totalPages, info }
}

const documents: Record<
  string,
  (region: RegionCode) => { data: DocumentData; document: Parameters<typeof renderPdf>[0] }
> = {
  proposal: (region) => ({ data: aProposal(region), document: proposalDocument(aProposal(region)) }),
  binder: (region) => ({ data: aBinder(region), document: binderDocument(aBinder(region)) }),
  policy: (region) => ({ data: aPolicy(region), document: policyDocument(aPolicy(region)) }),
}

describe.each(regionCodes)('documents of %s', (region) => {
  it.each(Object.keys(documents))(
    'a %s names the parties, the period, every coverage and every amount',
    async (kind) => {
      const { data, document } = documents[kind]?.(region) ?? expect.fail()
      const { text, pages, totalPages, info } = await read(document)
      const { exact, whole, day } = formatsOf(data)

      for (const said of [
        data.insured.name,
        data.agency.name,
        data.agency.agent.name,
        data.issuer.insurer,
        data.documentNumber,
      ])
        expect(text).toContain(said)
      expect(text).toContain(day(data.period.effective))
      expect(text).toContain(day(data.period.expiry))
      expect(text).toMatch(/12:01 am|00:01/i)
      for (const coverage of data.coverages) {
        expect(text).toContain(coverage.name)
        if (coverage.limit !== undefined) expect(text).toContain(whole(coverage.limit))
        if (coverage.premium !== undefined) expect(text).toContain(exact(coverage.premium))
      }
      for (const { label, amount } of [...data.price.fees, ...data.price.taxes]) {
        expect(text).toContain(label)
        expect(text).toContain(exact(amount))
      }
      expect(text).toContain(exact(data.price.premium))
      expect(text).toContain(exact(data.price.total))
      expect(text).not.toMatch(/undefined|null|NaN|\[object/)
      for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / ${totalPages}`)
      expect(info).toMatchObject({ Language: data.locale, Author: data.issuer.name })
      expect(info.Title).toContain(data.insured.name)
    },
  )

  it('the number stands on one line at the foot of every page, as long as it is', async () => {
    const documentNumber = 'PAL-US-1000097-01'
    const { pages } = await read(policyDocument({ ...aPolicy(region), documentNumber }))
    for (const [index, page] of pages.entries())
      expect(page.replace(/\s+/g, ' ')).toContain(`${documentNumber} ${index + 1} / ${pages.length}`)
  })
})

/** Three options of one client: two differ by limit and one is without a coverage of the others. */
const someOptions = (region: RegionCode) => {
  const option = aProposal(region)
  const because = {
    reasons: [{ message: 'Revenue is above what is rated by itself', cure: 'An underwriter looks at it.' }],
    adjustments: [{ message: 'The limit was lowered to what is written', cure: 'Ask an underwriter for more.' }],
    unavailable: [{ message: 'Social engineering: the answers do not allow it', cure: 'Verify bank accounts.' }],
  }
  return [
    { ...option, because },
    { ...option, quoteNumber: 'Q-104234', terms: { ...option.terms, aggregateLimit: 2_000_000 } },
    { ...option, quoteNumber: 'Q-104235', coverages: option.coverages.slice(1) },
  ]
}

it('a coverage that is part of another one says of which, where options stand side by side', async () => {
  const [first, second] = someOptions('us')
  const named = (option: typeof first, name: string) =>
    option && { ...option, coverages: option.coverages.slice(0, 1).map((coverage) => ({ ...coverage, name })) }
  const options = [named(first, 'Social Engineering'), named(second, 'Cyber Crime Loss')].filter(
    (each) => each !== undefined,
  )
  const { text } = await read(optionsDocument(options, 'Q-104233'))
  expect(text.replace(/\s+/g, ' ')).toContain('Part of Cyber Crime Loss')
})

it.each(regionCodes)('options of %s stand side by side with their totals, what differs and why', async (region) => {
  const options = someOptions(region)
  const document = optionsDocument(options, 'Q-104233')
  const { text, info } = await read(document)
  const { exact, whole } = formatsOf(aProposal(region))
  for (const { quoteNumber, price } of options) {
    expect(text).toContain(quoteNumber)
    expect(text).toContain(exact(price.total))
  }
  for (const said of [whole(2_000_000), 'Not included', 'What cannot be had as things stand', 'Verify bank accounts.'])
    expect(text).toContain(said)
  expect(text).not.toMatch(/undefined|null|NaN|\[object/)
  expect(info.Title).toContain(options[0]?.insured.name)
  const [table] = document.pages.flatMap((page) =>
    page.kind === 'inner'
      ? page.blocks
          .flatMap((block) => (block.kind === 'section' ? block.blocks : []))
          .filter((block) => block.kind === 'table')
      : [],
  )
  const rows =
    table?.kind === 'table'
      ? table.groups.flatMap(({ rows: all, differing = [] }) => all.map((row, at) => [row[0], differing[at]]))
      : []
  expect(Object.fromEntries(rows)).toMatchObject({ 'Aggregate limit': true, 'Total to pay': false })
})

it('a proposal says why it is as it is, where there is something to say', async () => {
  const [first] = someOptions('us')
  const { text } = await read(proposalDocument(first ?? aProposal()))
  expect(text).toContain('Why it is as it is')
  expect((await read(proposalDocument(aProposal()))).text).not.toContain('Why it is as it is')
})

it.each(regionCodes)('a loss run of %s says what each claim comes to, and that a policy has none', async (region) => {
  const data = aLossRun(region)
  const { text, info } = await read(lossRunDocument(data))
  const { day, exact } = formatsOf(data)
  const said = data.policies.flatMap(({ claims, policyNumber }) => [
    policyNumber,
    ...claims.flatMap(({ claimNumber, description, incurred, outstanding }) => [
      claimNumber,
      description,
      exact(incurred),
      exact(outstanding),
    ]),
  ])
  for (const each of [...said, data.insured, day(data.asOf), 'No losses', exact(data.totals.incurred)])
    expect(text).toContain(each)
  // What came back stands by the same sign in its column and below.
  expect(text).toContain(`Less recovered ${exact(data.totals.recovered)}`)
  expect(text).not.toContain(exact(-data.totals.recovered))
  expect(text).not.toMatch(/undefined|null|NaN|\[object/)
  expect(info).toMatchObject({ Language: data.locale, Title: expect.stringContaining(data.insured) })
  const totals = { ...data.totals, incurred: data.totals.incurred + 1 }
  expect(() => lossRunDocument({ ...data, totals })).toThrow(/add up/)
})

it.each(regionCodes)(
  'an invoice of %s says every line with its tax, the total and by when it is paid',
  async (region) => {
    const data = anInvoice(region)
    const { text, info } = await read(invoiceDocument(data))
    const { day, exact, percent } = formatsOf(data)
    for (const { label, rate, amount } of data.lines) {
      expect(text).toContain(rate === undefined ? label : `${label}, ${percent(rate)}`)
      expect(text).toContain(exact(amount))
    }
    for (const said of [exact(data.total), data.documentNumber, day(data.dueDate ?? ''), data.issuer.insurer])
      expect(text).toContain(said)
    const own = {
      us: ['Texas surplus lines tax'],
      uk: ['Insurance Premium Tax', 'exempt from VAT'],
      au: ['Tax invoice', 'ABN 98 000 000 000', 'The total includes GST of'],
    }
    for (const said of own[region]) expect(text).toContain(said)
    expect(text).not.toMatch(/undefined|null|NaN|\[object/)
    expect(info).toMatchObject({ Language: data.locale, Title: expect.stringContaining(data.insured.name) })
    expect(() => invoiceDocument({ ...data, total: data.total + 1 })).toThrow(/add up/)
  },
)

it('says of a coverage that is insured in addition to the aggregate limit that it is', async () => {
  const beside = (data: { readonly coverages: DocumentData['coverages'] }) => ({
    coverages: data.coverages.map((each) =>
      each.name === 'Forensic investigation' ? { ...each, besideAggregate: true as const } : each,
    ),
  })
  const said = 'In addition to the aggregate limit: Forensic investigation.'
  const [policy, certificate, binder, proposal] = [aPolicy('us'), aCertificate('us'), aBinder('us'), aProposal('us')]
  for (const document of [
    policyDocument({ ...policy, ...beside(policy) }),
    certificateDocument({ ...certificate, ...beside(certificate) }),
    binderDocument({ ...binder, ...beside(binder) }),
    proposalDocument({ ...proposal, ...beside(proposal) }),
  ])
    expect((await read(document)).text).toContain(said)
  expect((await read(policyDocument(policy))).text).not.toContain('In addition to')
})

it('a statement says a movement of no policy once', async () => {
  const data = aStatement('us')
  const [first] = data.rows
  if (first === undefined) return expect.fail()
  const paid = { ...first, key: 'Agency commission paid', name: 'Agency commission paid' }
  const { text } = await read(statementDocument({ ...data, rows: [paid, ...data.rows.slice(1)] }))
  expect(text.split('Agency commission paid')).toHaveLength(2)
})

it('the file of a claim has days, times and sums as the region writes them, sums apart from words', async () => {
  const { text } = await read(claimsFileDocument(aClaimsFile('us')))
  for (const said of [
    'as made on April 20, 2026',
    'As of June 2, 2026, 9:05 AM',
    'April 21, 2026, 10:00 AM',
    '$80,000',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/80000|2026-0/)
  expect((await read(claimsFileDocument(aClaimsFile('uk')))).text).toContain('20 April 2026')
})

it('writes the same bytes for the same data', () => {
  const [first, second] = [renderPdf(policyDocument(aPolicy())), renderPdf(policyDocument(aPolicy()))]
  expect(Buffer.compare(first, second)).toBe(0)
})

it('sets names with letters beyond Latin-1', async () => {
  const proposal = aProposal('au')
  const insured = { ...proposal.insured, name: 'Žižka & Łukasz Nguyễn Pty Ltd' }
  expect((await read(proposalDocument({ ...proposal, insured }))).text).toContain(insured.name)
})

it('sets a question mark for what no font has a letter for, and spaces for signs that are none', async () => {
  const proposal = aProposal()
  const insured = { ...proposal.insured, name: 'Lone 👩‍🚀 Star\u001b Dental 漢' }
  expect((await read(proposalDocument({ ...proposal, insured }))).text).toContain('Lone ? Star Dental ?')
})

it('shows a logo in place of the name', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const proposal = aProposal('uk')
  const issuer = { ...proposal.issuer, logo: `data:image/png;base64,${pixel}` }
  expect((await read(proposalDocument({ ...proposal, issuer }))).text).toContain(proposal.insured.name)
})

it('shows the logo of the agency above the title of a certificate', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const certificate = aCertificate('au')
  const marked = certificateDocument({ ...certificate, agencyLogo: `data:image/png;base64,${pixel}` })
  expect((await read(marked)).text).toContain(certificate.holder.name)
  const isDrawn = (document: typeof marked) => Buffer.from(renderPdf(document)).includes('/Subtype /Image')
  expect([isDrawn(marked), isDrawn(certificateDocument(certificate))]).toEqual([true, false])
})

it('is drawn in the colours of the agency that offers it, and in the house’s without any', async () => {
  const proposal = aProposal('us')
  const colours = { accent: '#7a1f5c', soft: '#eee2ea', onInk: '#e9a3cf' }
  const own = proposalDocument({ ...proposal, agency: { ...proposal.agency, colours } })
  expect(own.colours).toEqual(colours)
  expect(proposalDocument(proposal).colours).toBeUndefined()
  expect((await read(own)).text).toBe((await read(proposalDocument(proposal))).text)
  expect(Buffer.compare(renderPdf(own), renderPdf(proposalDocument(proposal)))).not.toBe(0)
})

it('tells the hostname by which the client knows the agency', async () => {
  const proposal = aProposal('us')
  const agency = { ...proposal.agency, website: 'harborpine.example' }
  expect((await read(proposalDocument({ ...proposal, agency }))).text).toContain('harborpine.example')
})

describe('what a document is asked to say must agree with itself', () => {
  it('refuses a total that is not premium, fees and taxes', () => {
    const binder = aBinder()
    expect(() => binderDocument({ ...binder, price: { ...binder.price, total: binder.price.total + 1 } })).toThrow(
      /add up/,
    )
  })

  it('refuses a waterfall whose effects do not add up to the premium', () => {
    const proposal = aProposal()
    expect(() => proposalDocument({ ...proposal, waterfall: proposal.waterfall.slice(1) })).toThrow(/add up/)
  })

  it('refuses installments that do not add up to the total', () => {
    const installments = [{ label: 'Down payment', due: '2026-04-02', amount: 100 }]
    expect(() => policyDocument({ ...aPolicy(), installments })).toThrow(/add up/)
  })
})

it.each([
  ['us', 'Loss run'],
  ['uk', 'Confirmed claims experience'],
  ['au', 'Claims history'],
] as const)('the claims that there were are called in %s what the trade there calls them: %s', async (region, name) => {
  const { info, text } = await read(lossRunDocument(aLossRun(region)))
  expect(text).toContain(`Palisade ${name} · `)
  expect(info.Title).toMatch(name)
  if (region !== 'us') expect(text).not.toMatch(/loss run/i)
})

describe('each document says what it is for', () => {
  it('a proposal shows the steps of the price, what is needed to bind and until when it stands', async () => {
    const proposal = aProposal('us')
    const { text } = await read(proposalDocument(proposal))
    for (const { label } of proposal.waterfall) expect(text).toContain(label)
    expect(text).toContain('−$615.00')
    expect(text).toContain('× 1.18')
    for (const subjectivity of proposal.subjectivities) expect(text).toContain(subjectivity.text)
    const [toBind = '', after = ''] = text
      .slice(text.indexOf('What we need to bind'))
      .split('What we need after binding')
    for (const { text: later } of proposal.laterSubjectivities) {
      expect(toBind).not.toContain(later)
      expect(after).toContain(later)
    }
    expect(text).toContain('This proposal stands until April 1, 2026')
  })

  it('a proposal without subjectivities says that nothing more is needed', async () => {
    const { text } = await read(
      proposalDocument({ ...aProposal(), subjectivities: [], laterSubjectivities: [], paymentOptions: [] }),
    )
    expect(text).toContain('Nothing more is needed to bind')
    expect(text).not.toContain('Ways to pay')
  })

  it('a binder says when it expires and who authorized it', async () => {
    const { text } = await read(binderDocument(aBinder('uk')))
    expect(text).toContain('This binder expires on 1 April 2026')
    expect(text).toContain('Rosalind Achterberg')
    expect(text).toContain('authorised signatory')
  })

  it('every document names what an endorsement excludes or extends to, and the form by its edition', async () => {
    const schedule = ['Mail breach of 2024 (C-1), May 1, 2024', 'Ransom demand (C-2), June 2, 2025']
    const endorsements = [
      { number: 'PAL-END-141', title: 'Specific Event Exclusion', edition: '01 26', text: 'Not covered.', schedule },
    ]
    const documents = [
      proposalDocument({ ...aProposal('us'), endorsements }),
      binderDocument({ ...aBinder('us'), endorsements }),
      policyDocument({ ...aPolicy('us'), endorsements }),
    ]
    for (const document of documents) {
      const { text } = await read(document)
      for (const each of schedule) expect(text).toContain(each)
      expect(text).toContain('PAL-END-141')
      expect(text).toContain('01 26')
    }
  })

  it('a policy lists forms, endorsements, installments and where to report a claim', async () => {
    const policy = aPolicy('us')
    const half = Math.floor(policy.price.total / 2)
    const installments = [
      { label: 'Down payment', due: '2026-04-02', amount: half },
      { label: 'Balance', due: '2026-07-02', amount: policy.price.total - half },
    ]
    const { text } = await read(policyDocument({ ...policy, installments, renewalOf: 'CY-200111' }))
    for (const { number, title } of [...policy.forms, ...policy.endorsements]) {
      expect(text).toContain(number)
      expect(text).toContain(title)
    }
    expect(text).toContain('Due July 2, 2026')
    expect(text).toContain('CY-200111')
    expect(text).toContain(policy.claims.email)
  })
})

describe.each(regionCodes)('the wording of a policy of %s', (region) => {
  it('is printed after the declarations: each form under its number and edition, every clause of it, its schedule', async () => {
    const policy = aPolicy(region)
    const { text } = await read(policyDocument(policy))
    const letters = (said: string) => said.replace(/[\s\u2002]+/g, '')
    const printed = letters(text)
    for (const { number, title, edition, wording } of [...policy.forms, ...policy.endorsements]) {
      if (wording === undefined) continue
      expect(printed).toContain(letters(`${title}${number}Edition ${edition}`))
      for (const { clauses } of parseWording(wording))
        for (const paragraph of clauses
          .flatMap(({ paragraphs }) => paragraphs)
          .filter((each) => each.text.length < 200))
          expect(printed).toContain(letters(paragraph.text))
    }
    expect(text).toMatch(/Schedule of this endorsement – Arden Property Trust/)
    expect(text.indexOf('Rosalind Achterberg')).toBeLessThan(text.indexOf('How this policy works'))
  })

  it('is told to come separately where it is not known, and what such an endorsement names stands here all the same', async () => {
    const named = { number: 'PAL-MS-7', title: 'Named vessels', edition: '11 26', schedule: ['MV Solveig'] }
    const { text } = await read(policyDocument({ ...aPolicy(region), endorsements: [named] }))
    expect(text).toContain('Harbour works clause (wording attached separately)')
    expect(text).toContain('Named vessels (wording attached separately)')
    expect(text).toMatch(
      /The wording of this endorsement is attached separately\. Schedule of this endorsement – MV Solveig/,
    )
  })
})

it('prints what staff wrote, with titles, lists or neither, however long', async () => {
  const wording = `${'A plain sentence. '.repeat(600)}\n\n## 7 A clause without a part\n(i) first\n(ii) second\n\n# A part\n\n${'More of it. '.repeat(400)}`
  const { text, totalPages } = await read(
    policyDocument({ ...aPolicy(), forms: [{ number: 'PAL-MS-8', title: 'Manuscript', wording }], endorsements: [] }),
  )
  expect(totalPages).toBeGreaterThan(4)
  expect(text).toMatch(/A clause without a part \(i\) first \(ii\) second A part More of it/)
})

it('has metadata that readers can read, whatever the insured is called', async () => {
  const data = aBinder()
  const named = { ...data, insured: { ...data.insured, name: 'Ash & <Pryce>' } }
  const bytes = Buffer.from(renderPdf(binderDocument(named))).toString('utf8')
  const [, metadata = ''] = /(<x:xmpmeta[\s\S]*<\/x:xmpmeta>)/.exec(bytes) ?? []
  expect(metadata).toContain('Ash')
  expect(metadata).not.toMatch(/&(?!amp;|lt;|gt;)|<Pryce/)
})

it.each(regionCodes)(
  'an endorsement written for one policy of %s has its words on the sheet that says what it is',
  async (region) => {
    const { pages } = await read(manuscriptDocument(aManuscript(region)))
    expect(pages).toHaveLength(1)
    for (const said of ['Approved on', 'What is covered besides', 'Bonewell Archives']) expect(pages[0]).toContain(said)
  },
)

describe('a receipt', () => {
  it.each(regionCodes)('of %s says who paid what for which invoices, how, and what is left', async (region) => {
    const data = aReceipt(region)
    const { day, exact } = formatsOf(data)
    const { text } = await read(receiptDocument(data))
    for (const said of [
      data.payer.name,
      data.issuer.insurer,
      data.method,
      data.reference,
      day(data.receivedOn),
      exact(data.received),
      exact(data.after),
      ...data.settled.flatMap(({ number, cause, charged, left }) => [number, cause, exact(charged), exact(left)]),
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/undefined|null|NaN|\[object/)
  })

  it('says what a financer has to pay and has paid, and what more has come than was due', async () => {
    const { settled, ...data } = aReceipt()
    const [first, second] = settled
    if (first === undefined || second === undefined) return expect.fail()
    const financed = {
      ...data,
      settled,
      payer: { name: 'First Premium Finance', addressLines: [] },
      leftToFinancer: 5_000,
    }
    const { text } = await read(receiptDocument(financed))
    expect(text).toContain('Received from First Premium Finance')
    expect(text).toContain(`Named insured ${data.insured}`)
    expect(text).toContain('is to come from whoever finances the premium')
    const whole = { ...second, settled: second.charged, left: 0 }
    const over = {
      ...data,
      before: data.received - 500,
      after: -500,
      settled: [{ ...first, settled: data.received - 500 - second.charged }, whole],
    }
    expect((await read(receiptDocument(over))).text).toContain('Held as a credit $5.00')
    expect(() => receiptDocument({ ...over, after: 0 })).toThrow('what is left')
  })
})

describe('a tower', () => {
  it.each(regionCodes)('of %s shows each layer with where it attaches, its insurer and premium', async (region) => {
    const data = aTower(region)
    const { exact, whole } = formatsOf(data)
    const { text, totalPages } = await read(towerDocument(data))
    expect(totalPages).toBe(1)
    for (const { attachmentPoint, insurer = '', limit, policyNumber = '', premium = 0 } of data.layers)
      for (const said of [whole(attachmentPoint), insurer, whole(limit), policyNumber, exact(premium)])
        expect(text).toContain(said)
    expect(text).toContain(`${whole(10_000_000)} excess of ${whole(5_000_000)}`)
    expect(text).not.toMatch(/undefined|null|NaN|\[object|hole in/)
  })

  it('shows what nobody insures, and of layers of others no more than is known', async () => {
    const { layers, ...data } = aTower()
    const [ground, second, top] = layers
    if (ground === undefined || second === undefined || top === undefined) return expect.fail()
    const { insurer: _, policyNumber: __, premium: ___, period: ____, ...unknown } = ground
    const told = { ...data, layers: [unknown, top], gaps: [{ from: 1_000_000, until: 5_000_000 }], reaches: 1_000_000 }
    const { text } = await read(towerDocument(told))
    for (const said of ['There is a hole in this tower', 'Nobody insures this', 'As insured elsewhere'])
      expect(text).toContain(said)
    const later = { ...top, period: { effective: '2026-06-01', expiry: '2027-04-01' } }
    const differing = await read(towerDocument({ ...data, layers: [ground, second, later] }))
    expect(differing.text).toContain('June 1, 2026')
  })
})

describe('a notice of expiry', () => {
  it.each(['uk', 'au'] as const)(
    'of %s says when cover ends and that it is not renewed, or who arranges that',
    async (region) => {
      const data = anExpiry(region)
      const { day } = formatsOf(data)
      const { text } = await read(expiryDocument(data))
      for (const said of [
        'Notice of expiry and non-renewal',
        data.insured.name,
        data.issuer.insurer,
        day('2027-04-01'),
        'Not offered',
      ])
        expect(text).toContain(said)
      expect(text).not.toMatch(/undefined|null|NaN|\[object/)
      const renewable = (await read(expiryDocument({ ...data, mayRenew: true }))).text
      expect(renewable).toContain('is prepared to negotiate a renewal')
      expect(renewable).not.toContain('non-renewal')
      expect((await read(expiryDocument({ ...data, mayRenew: true, isOptedOut: true }))).text).toContain('You told us')
    },
  )

  it('of us is one of nonrenewal: why, what can be done, and until when cover goes on where it is late', async () => {
    const data = anExpiry('us')
    const { text } = await read(expiryDocument(data))
    for (const said of [
      'Notice of nonrenewal',
      'Your cover ends at 12:01 AM on April 1, 2027',
      data.issuer.insurer,
      'Three ransomware losses',
      'loss run',
      'Within 60 days of its end',
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/undefined|null|NaN|\[object/)
    const late = (await read(expiryDocument({ ...data, standsUntil: '2027-05-20', because: undefined }))).text
    expect(late).toContain('Your cover ends at 12:01 AM on May 20, 2027')
    expect(late).toContain('less than 60 days before that, cover goes on')
    expect(late).toContain('Ask us in writing')
    const kept = (await read(expiryDocument({ ...data, mayRenew: true, keptUntil: '2027-06-01' }))).text
    for (const said of [
      'Notice of the end of cover',
      'Your cover ends at 12:01 AM on June 1, 2027',
      'ended on April 1, 2027',
      'prepared to negotiate a renewal',
      'Within 60 days of its end',
    ])
      expect(kept).toContain(said)
    const withdrawn = (await read(expiryDocument({ ...data, mayRenew: true }))).text
    expect(withdrawn).toContain('Nonrenewal withdrawn')
    expect(withdrawn).toContain('takes back its notice of nonrenewal')
  })
})

describe('a notice of cancellation', () => {
  it.each(regionCodes)('of %s says when cover ends, why, and what is returned for what', async (region) => {
    const data = aCancellation(region)
    const { exact, day } = formatsOf(data)
    const { text } = await read(cancellationDocument(data))
    for (const said of ['Confirmation of cancellation', data.insured.name, 'Insured elsewhere', day('2026-06-01')])
      expect(text).toContain(said)
    for (const amount of [120_000, 5_820, 125_820]) expect(text).toContain(exact(amount))
    expect(text).toContain('Within 60 days of its end you may buy an extended reporting period')
    expect(text.includes('You may ask for the loss run')).toBe(region === 'us')
    const { extensionDays: _, ...without } = data
    expect((await read(cancellationDocument(without))).text).not.toContain('extended reporting period')
    expect(text).not.toMatch(/undefined|null|NaN|\[object/)
  })

  it.each(regionCodes)(
    'of %s says how much, until when and whom to pay to keep the cover, or to bring it back',
    async (region) => {
      const { returned: _, ...data } = aCancellation(region)
      const { exact, day } = formatsOf(data)
      const payment = 'https://pay.palisade.example/pay/pol_1'
      const of = async (standing: 'pending' | 'reinstatable') => {
        const owed = { amount: 125_820, by: '2026-05-31' as const }
        const { text } = await read(cancellationDocument({ ...data, standing, payBy: '2026-05-31', owed, payment }))
        return text.replaceAll(/\s+/g, ' ')
      }
      const [sum, until] = [exact(125_820), day('2026-05-31')]
      const [pending, over] = [await of('pending'), await of('reinstatable')]
      expect(pending).toContain(`unless ${sum} is paid by ${until}`)
      expect(over).toContain(`Once ${sum} is paid, by ${until}, it is in force again`)
      for (const text of [pending, over])
        for (const said of [
          `To be paid ${sum}, by ${until}`,
          `Whom to pay ${data.issuer.name}`,
          payment,
          data.policyNumber,
        ])
          expect(text).toContain(said)
    },
  )

  it('says whom to pay where the agency bills the insured, and of cover that is back what is still owed, and by when', async () => {
    const { returned: _, reason: __, endsOn: ___, ...data } = aCancellation('uk')
    const of = async (more: object) =>
      (await read(cancellationDocument({ ...data, ...more } as typeof data & { standing: 'pending' }))).text.replaceAll(
        /\s+/g,
        ' ',
      )
    const billed = await of({
      standing: 'pending',
      endsOn: '2026-06-01',
      payBy: '2026-05-31',
      payTo: 'Fleet Street Brokers',
      owed: { charged: 125_820, by: '2026-05-31' },
    })
    expect(billed).toContain('unless what is due is paid by 31 May 2026')
    expect(billed).toContain('£1,258.20, less what you have paid Fleet Street Brokers, by 31 May 2026')
    expect(billed).toContain('Whom to pay')
    expect(billed).toContain('Fleet Street Brokers, your broker, which bills you for this policy.')
    const back = await of({ standing: 'reinstated', owed: { amount: 125_820, by: '2026-07-08' } })
    expect(back).toContain('Still to be paid')
    expect(back).toContain('£1,258.20, by 8 July 2026')
    expect(await of({ standing: 'reinstated' })).not.toContain('Still to be paid')
  })

  it.each(regionCodes)(
    'of %s says of a rescinded policy that it was never made, and not that it is cancelled',
    async (region) => {
      const { text } = await read(cancellationDocument({ ...aCancellation(region), standing: 'rescinded' }))
      expect(text).toContain('Rescission of the policy')
      expect(text.replaceAll(/\s+/g, ' ')).toContain(
        region === 'us' ? 'is rescinded: it is treated as if' : 'is rescinded (avoided): it is treated as if',
      )
      expect(text).toContain('Why it is rescinded')
      expect(text).not.toMatch(/cancell?ed|cancellation/i)
    },
  )

  it('is refused when what is returned does not add up', () => {
    expect(() => cancellationDocument({ ...aCancellation(), returned: { lines: [], total: 1 } })).toThrow(/add up/)
  })
})

describe('the letter of a position on cover', () => {
  it.each(regionCodes)('of %s says the words of the desk, who signs them, and where to complain', async (region) => {
    const data = aPosition(region)
    const { text, info } = await read(positionDocument(data))
    const { claimNumber, insured, signedBy } = data
    for (const said of ['Reservation of rights', claimNumber, insured.name, signedBy, 'logs of the mail server'])
      expect(text).toContain(said)
    const where = {
      us: 'department of insurance of Texas',
      uk: 'Financial Ombudsman Service',
      au: 'Financial Complaints Authority',
    }
    expect(text).toContain(where[region])
    expect(info.Title).toContain(data.claimNumber)
    expect(text).not.toMatch(/undefined|null|NaN|\[object/)
  })

  it('is refused where cover is denied and nothing is said of complaints', () => {
    const { complaint: _, reserved: _reserved, ...data } = aPosition()
    expect(() => positionDocument({ ...data, position: 'DENIED' })).toThrow(/where to complain/)
  })

  it('that reserves rights says in the words of the region’s law which, whatever the desk wrote', async () => {
    const { reserved, ...data } = aPosition('us')
    const { text } = await read(positionDocument({ ...data, ...(reserved && { reserved }) }))
    expect(text).toContain('full and complete reservation of rights')
    expect(() => positionDocument(data)).toThrow(/says which/)
  })

  it('of a claim that is accepted says so without', async () => {
    const { complaint: _, reserved: _reserved, ...data } = aPosition('uk')
    const { text } = await read(positionDocument({ ...data, position: 'ACCEPTED' }))
    expect(text).toContain('Acceptance of a claim')
    expect(text).not.toContain('Ombudsman')
  })
})

describe('an endorsement', () => {
  it.each(regionCodes)('of %s says what changes from which day, and what that costs', async (region) => {
    const data = anEndorsement(region)
    const { exact, day, whole } = formatsOf(data)
    const { text } = await read(endorsementDocument(data))
    for (const said of [data.insured.name, data.policyNumber, day('2026-06-01'), 'Aggregate limit', whole(2_000_000)])
      expect(text).toContain(said)
    expect(text).toContain(exact(125_820))
    expect(text).toMatch(/Schedule of this endorsement – Arden Property Trust/)
    expect(() => endorsementDocument({ ...data, money: { lines: [], total: 1 } })).toThrow(/add up/)
  })
})

describe('a certificate', () => {
  const titles = { us: 'Certificate of insurance', uk: 'Evidence of insurance', au: 'Certificate of currency' }

  it.each(regionCodes)(
    'of %s says to whom, what is covered on its day, and nothing of what it costs',
    async (region) => {
      const data = aCertificate(region)
      const { whole, day, exact } = formatsOf(data)
      const { text, info } = await read(certificateDocument(data))
      for (const said of [titles[region], data.holder.name, data.insured.name, data.issuer.insurer, day('2026-06-01')])
        expect(text).toContain(said)
      for (const { name, limit } of data.coverages) {
        expect(text).toContain(name)
        if (limit !== undefined) expect(text).toContain(whole(limit))
      }
      expect(text).not.toContain(exact(data.price.total))
      expect(text).not.toMatch(/undefined|null|NaN|\[object/)
      expect(info).toMatchObject({ Language: data.locale, Author: data.issuer.name })
    },
  )

  it.each(regionCodes)('of %s gives its holder no rights that the policy does not', async (region) => {
    const of = async (isAdditionalInsured: boolean) =>
      (await read(certificateDocument({ ...aCertificate(region), isAdditionalInsured }))).text
    const [insured, other] = [await of(true), await of(false)]
    expect(insured).toContain('Arden Property Trust is an additional insured')
    expect(other).toContain('Arden Property Trust is not insured by this policy')
    for (const text of [insured, other]) expect(text).toMatch(/does not (amend|change)/)
  })

  it('says by which number and on which page it is verified, and nothing of it where it has none', async () => {
    const { verification, ...unnumbered } = aCertificate()
    const { text } = await read(certificateDocument(aCertificate()))
    expect(text).toContain(`Certificate ${verification?.number}`)
    expect(text).toContain('us.palisade.example/verify')
    expect((await read(certificateDocument(unnumbered))).text).not.toContain('/verify')
  })

  it('says when a cancellation that was noticed ends cover', async () => {
    const { text } = await read(certificateDocument({ ...aCertificate(), endsOn: '2026-07-01' }))
    expect(text).toContain('cover ends at 12:01 AM on July 1, 2026')
  })
})
