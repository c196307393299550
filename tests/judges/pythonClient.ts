import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPlatform } from '#cdk/local/platform.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { authenticators, seedCast, ssoPeople } from '#cdk/local/seed/seed.ts'
import { soundAnswers } from '#tests/support/soundCompany.ts'
import { generatedPython } from './generatedPython.ts'
import { type Judge, NotJudged } from './judge.ts'
import { isInstalled, python, run } from './tool.ts'

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A sound company of the US: nothing about it needs an underwriter. */
const company = {
  name: 'Halloran Bindery Inc.',
  phone: '+1 415 555 0132',
  address1: '686 South Wacker Drive',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60629',
  details: {
    name: 'Halloran Bindery Inc.',
    domainName: 'halloran-bindery.example',
    naicsCode: '323120',
    primaryNaicsPercentage: 100,
    revenue: 1_050_000,
    noOfEmployeesAll: 7,
    yearEstablished: 1962,
    ownershipType: 'Private',
    entityType: 'Independent',
    isFranchise: false,
    phoneNumber: '+1 415 555 0132',
  },
  contact: {
    contactFirstName: 'Ida',
    contactLastName: 'Halloran',
    contactEmail: 'ida@halloran-bindery.example',
    contactPhone: '+1 415 555 0133',
  },
  answers: soundAnswers,
  calculator: {
    global: {
      preset: 2,
      limit: 1_000_000,
      deductible: 10_000,
      waitingPeriod: 8,
      retroActivePeriod: 1,
      effectiveDate: dayIn(30),
      endDate: dayIn(395),
    },
    coverages: {},
  },
  variation: { calculatorGeneratedData: { presets: 2, aggregateLimit: 1_000_000, deductible: 10_000 } },
  customer: {
    customerFirstName: 'Ida',
    customerLastName: 'Halloran',
    customerEmail: 'ida@halloran-bindery.example',
    customerPhone: '+1 415 555 0133',
  },
}

const journey = fileURLToPath(new URL('./pythonClient.py', import.meta.url))

/** A platform of the US with who can sign in, and nothing else: the client is quick, and waits for no book. */
const platformOf = async (scratch: string) => {
  const dataDir = join(scratch, 'python-client')
  const platform = await startPlatform({ dataDir, regions: ['us'], web: 'none', authenticators, ssoPeople })
  await seedCast(platform)
  return platform
}

/** A Python client made of the document signs in, prices, requests, binds and issues against a running platform. */
export const pythonClient: Judge = {
  name: 'python-client',
  tool: 'openapi-generator 7.19.0, pydantic 2.14.3',
  async judge(court) {
    if (!(await isInstalled('python3'))) throw new NotJudged('python3 is not installed.')
    const [{ folder }, programs, platform] = await Promise.all([
      generatedPython(court),
      python(court.tools, 'generator/requirements.txt'),
      platformOf(court.scratch),
    ])
    const { producer, superAdmin } = people('us')
    const { stdout, stderr } = await run(join(programs, 'python'), [journey], {
      env: { PYTHONPATH: folder },
      input: JSON.stringify({
        url: `http://127.0.0.1:${platform.port}`,
        host: `us.localhost:${platform.port}`,
        agent: producer,
        underwriter: superAdmin,
        company,
      }),
    })
    await platform.stop()
    if (!stdout.startsWith('{"findings"'))
      return { findings: [{ rule: 'import', at: 'palisade', says: stderr.trim().slice(-300) }], saw: 'nothing' }
    const { findings, called } = JSON.parse(stdout)
    return { findings, saw: `${called} calls from name to issued policy` }
  },
}
