import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { manifests } from '#functions/platform/manifests.ts'
import { type Deployment, deployments } from './deployments.ts'
import { type Outside, sandboxesInProduction } from './outside.ts'
import { platformApp } from './platform.ts'
import { withoutCode } from './withoutCode.ts'

const real: Outside = {
  bankDetails: {
    bank: 'A bank',
    routing: '20-00-00',
    account: '12345678',
    accountType: 'Business Current',
    swift: 'BANKGB2L',
    address: '1 Lombard Street, London EC3V 9AA',
  },
  businessNumber: 'none',
  companyRegister: 'companiesHouse',
  eSignature: 'typedName',
  licenseRegister: 'none',
  malwareScanner: 'clamav',
  processor: { kind: 'live', name: 'A processor', url: 'https://api.processor.example' },
  sanctionsLists: ['dfat', 'ofac', 'ofsi'],
  securityTools: { AWS: 'live', MICROSOFT: { clientId: 'the-client' }, QUALYSVM: 'live' },
  securityScanner: 'passive',
}

const deployed = (region: string, outside: Outside, environment = 'production'): Deployment => {
  const found = deployments.find((each) => each.region === region)
  if (found === undefined) throw new Error(`There is no region ${region}.`)
  return { ...found, environment, outside }
}

describe('a deployment called production', () => {
  it('is refused for each sandbox in one sentence that names it and what to set', () => {
    const sandboxes: readonly (readonly [Partial<Outside>, RegExp])[] = [
      [{ bankDetails: 'sandbox' }, /^In production of uk the bank details .* set `outside\.bankDetails` to .*\.$/],
      [{ businessNumber: 'sandbox' }, /the business number is the sandbox; set `outside\.businessNumber` to `none`/],
      [
        { companyRegister: 'sandbox' },
        /the company register is the sandbox; .*`companiesHouse`.*`palisade\/uk\/register`/,
      ],
      [{ eSignature: 'sandbox' }, /the e-signature is the sandbox; set `outside\.eSignature` to `typedName`/],
      [{ licenseRegister: 'sandbox' }, /the license register is the sandbox; set `outside\.licenseRegister` to `none`/],
      [
        { malwareScanner: 'embedded' },
        /the malware scanner is the embedded one; set `outside\.malwareScanner` to `clamav`/,
      ],
      [
        { processor: { ...real.processor, kind: 'sandbox' } },
        /the payment processor is the sandbox; set `outside\.processor`/,
      ],
      [
        { sanctionsLists: 'shipped' },
        /screened against the list that ships with the platform.*set `outside\.sanctionsLists` to `\['ofsi'\]`/,
      ],
      [
        { securityScanner: 'sandbox' },
        /the security scanner is the sandbox; set `outside\.securityScanner` to `passive`/,
      ],
      [{ securityTools: 'sandbox' }, /what insureds connect is the sandbox; set `outside\.securityTools` to `none`/],
      [
        { securityTools: { AWS: 'live', MICROSOFT: 'sandbox', WIZER: 'sandbox' } },
        /what insureds connect of MICROSOFT, WIZER is the sandbox; take it out of `outside\.securityTools`/,
      ],
    ]
    for (const [sandbox, sentence] of sandboxes) {
      const found = sandboxesInProduction(deployed('uk', { ...real, ...sandbox }))
      expect(found).toHaveLength(1)
      expect(found[0]).toMatch(sentence)
    }
    expect([...new Set(sandboxes.flatMap(([port]) => Object.keys(port)))].sort(), 'every port').toEqual(
      Object.keys(real).sort(),
    )
  })

  it('is taken with a real party in each port, and each region has the register of its own country', () => {
    expect(sandboxesInProduction(deployed('uk', real))).toEqual([])
    const australian: Outside = { ...real, businessNumber: '51824753556', companyRegister: 'abnLookup' }
    expect(sandboxesInProduction(deployed('au', australian))).toEqual([])
    expect(sandboxesInProduction(deployed('au', { ...australian, companyRegister: 'companiesHouse' }))).toEqual([
      expect.stringMatching(/companiesHouse.*`abnLookup`/),
    ])
  })

  it('says on Australian tax invoices the ABN of whoever deploys, and no made-up one', () => {
    const australian: Outside = { ...real, companyRegister: 'abnLookup' }
    for (const businessNumber of ['sandbox', 'none', '51824753557', '51 824 753 556'])
      expect(sandboxesInProduction(deployed('au', { ...australian, businessNumber }))).toEqual([
        expect.stringMatching(/^In production of au .*set `outside\.businessNumber` to the provider's ABN/),
      ])
  })

  it('waits in the US for an adapter of a register', () => {
    for (const companyRegister of ['companiesHouse', 'sandbox'] as const)
      expect(sandboxesInProduction(deployed('us', { ...real, companyRegister }))).toEqual([
        expect.stringContaining('the region has no adapter yet'),
      ])
  })

  it('is not synthesized, and says all that is missing at once', () => {
    const settings = { outdir: '/nowhere', version: 'test', deployedAt: '2026-11-20T12:00:00.000Z', bundles: [] }
    const all = deployments.map((each) => ({ ...each, environment: 'production' }))
    let message = ''
    try {
      platformApp({ ...settings, deployments: all })
    } catch (error) {
      message = error instanceof Error ? error.message : ''
    }
    expect(message.split('\n')).toHaveLength(8 * deployments.length + 1)
  })
})

it('elsewhere sandboxes may stand', () => {
  const { outside } = deployments[0] ?? deployed('us', real)
  expect(sandboxesInProduction(deployed('us', outside, 'staging'))).toEqual([])
})

it('a real party is told to the functions that speak to it alone, its key as the name of a secret', {
  timeout: 120_000,
}, () => {
  const scratch = mkdtempSync(join(tmpdir(), 'palisade-outside-'))
  onTestFinished(() => rmSync(scratch, { recursive: true }))
  const assembly = platformApp({
    outdir: join(scratch, 'out'),
    version: 'test',
    deployedAt: '2026-11-20T12:00:00.000Z',
    bundles: withoutCode(scratch),
    deployments: [deployed('uk', real)],
    checked: false,
  }).synth()
  const told = (name: string): Record<string, unknown> =>
    Object.fromEntries(
      assembly.stacks.flatMap(({ templateFullPath }) => {
        const { Resources } = JSON.parse(readFileSync(templateFullPath, 'utf8')) as {
          Resources: Record<string, { Properties?: { FunctionName?: string; Environment?: { Variables: object } } }>
        }
        return Object.values(Resources).flatMap(({ Properties }) => {
          const value = Object.entries(Properties?.Environment?.Variables ?? {}).find(([key]) => key === name)?.[1]
          return value === undefined ? [] : [[Properties?.FunctionName, value] as const]
        })
      }),
    )
  // Where business is done nobody moves the clock, and who puts a sandbox's book back may not.
  expect(told('PALISADE_SANDBOX')).toEqual({})
  const scanning = assembly.stacks.filter(({ templateFullPath }) =>
    readFileSync(templateFullPath, 'utf8').includes('dynamodb:Scan'),
  )
  expect(scanning.map(({ stackName }) => stackName)).toEqual(['palisade-uk-platform'])
  const templates = assembly.stacks.map(({ templateFullPath }) => readFileSync(templateFullPath, 'utf8')).join()
  expect(templates).toContain('expireQuotes')
  for (const name of manifests.flatMap(({ sandboxOnly = [] }) => sandboxOnly))
    expect(templates.toLowerCase(), name).not.toContain(name.toLowerCase())
  expect(told('COMPANY_REGISTER')).toEqual({ 'palisade-uk-account-api': 'companiesHouse' })
  expect(told('COMPANY_REGISTER_KEY')).toEqual({
    'palisade-uk-account-api': 'secretsmanager:palisade/uk/register',
  })
  expect(told('SECURITY_SCANNER')).toEqual({
    'palisade-uk-account-api': 'passive',
    'palisade-uk-risk-worker': 'passive',
  })
  const connectors = (value: string) =>
    Object.fromEntries(['api', 'worker'].map((purpose) => [`palisade-uk-connector-${purpose}`, value]))
  expect(told('SECURITY_TOOLS')).toEqual(connectors(JSON.stringify(real.securityTools)))
  expect(told('MICROSOFT_CLIENT_SECRET')).toEqual(connectors('secretsmanager:palisade/uk/microsoft'))
  expect(told('GOOGLE_CLIENT_SECRET')).toEqual(connectors('none'))
  expect(told('MALWARE_SCANNER')).toEqual({ 'palisade-uk-docs-worker': 'clamav' })
  expect(told('MALWARE_SCANNER_ADDRESS')).toEqual({
    'palisade-uk-docs-worker': 'clamd.palisade-uk.internal:3310',
  })
  expect(told('BANK_DETAILS')).toEqual({
    'palisade-uk-billing-api': JSON.stringify(real.bankDetails),
  })
  expect(told('BUSINESS_NUMBER')).toEqual({ 'palisade-uk-docs-worker': 'none' })
  expect(told('PROCESSOR_NAME')).toEqual({
    'palisade-uk-billing-api': 'A processor',
    'palisade-uk-billing-worker': 'A processor',
    'palisade-uk-commissions-api': 'A processor',
    'palisade-uk-commissions-worker': 'A processor',
  })
})
