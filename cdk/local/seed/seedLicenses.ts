import { createSurplusLicense } from '#shared/contracts/account/surplusLicenses.ts'
import { createAgencyLicense } from '#shared/contracts/agency/agencyLicenses.ts'
import { createAgentLicense } from '#shared/contracts/agency/agentLicenses.ts'
import { listUsers } from '#shared/contracts/auth/users.ts'
import type { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId, UserId } from '#shared/domain/ids/ids.ts'
import { surplusNoticeStates } from '#shared/domain/quoting/surplusNotice.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { licensingOf, signatureStates } from '#shared/regions/licensing.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'
import type { RegionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import { type DemoAgency, people } from './cast.ts'
import { dayIn } from './dayIn.ts'

/** Days until the licenses of the demo book expire, by their place: one in eight is about to be warned of. */
const lasting = [400, 310, 700, 58, 540, 190, 620, 365] as const

const expiryOf = (index: number, today: ReturnType<typeof dateAt>) =>
  addDays(today, lasting[index % lasting.length] ?? 365)

/** Where the region licenses: each state, or the country as a whole. */
const places = (region: RegionCode): readonly (string | undefined)[] =>
  licensingOf(regionOf(region)).byState
    ? statesOf(regionOf(region)).map(({ abbreviation }) => abbreviation)
    : [undefined]

const numberOf = (npn: string, place: string | undefined) => (place === undefined ? npn : `${place} ${npn}`)

/** An agency of the demo book is licensed everywhere in its region, since its business is everywhere. */
export const licenseAgency = async (
  admin: RegionClient,
  { agencyId, npn, state }: Pick<DemoAgency, 'npn' | 'state'> & { readonly agencyId: string },
  region: RegionCode,
): Promise<void> => {
  const today = dayIn(region)
  await Promise.all(
    places(region).map((place, index) =>
      unlessProblem(
        'license.numberTaken',
        admin.call(createAgencyLicense, {
          body: {
            agencyId: AgencyId.parse(agencyId),
            number: numberOf(npn, place),
            expirationDate: expiryOf(index, today),
            ...(place !== undefined && { state: place, npn, ...(state && { activeResidentState: state }) }),
          },
        }),
      ),
    ),
  )
}

/** The first producer of the demo book is licensed wherever their agency is. */
export const licenseProducer = async (admin: RegionClient, agencyId: string, region: RegionCode): Promise<void> => {
  const { email } = people(region).producer
  const { content } = await admin.call(listUsers, { query: { accountId: agencyId, size: 100 } })
  const producer = content.find((user) => user.email === email)
  if (producer === undefined) throw new Error(`${email} is not found.`)
  const today = dayIn(region)
  await Promise.all(
    places(region).map((place, index) =>
      unlessProblem(
        'license.numberTaken',
        admin.call(createAgentLicense, {
          body: {
            agentId: UserId.parse(producer.id),
            number: numberOf('7200144', place),
            expirationDate: expiryOf(index + 3, today),
            ...(place !== undefined && { state: place, npn: '7200144' }),
          },
        }),
      ),
    ),
  )
}

interface Broker {
  readonly person: 'otherProducer' | 'producer'
  readonly states: readonly string[]
  /** The first number of the person's licenses. */
  readonly from: number
}

/** Both agencies place surplus lines where the insured signs a notice, the first one in further states too. */
export const demoBrokers: Readonly<Record<DemoAgency['key'], Broker>> = {
  first: { person: 'producer', states: [...surplusNoticeStates, 'GA', 'IL', 'OR', 'TX', 'WA'], from: 3100 },
  second: { person: 'otherProducer', states: signatureStates, from: 4410 },
}

/** An agency's producer is its surplus lines broker. */
export const licenseBroker = async (
  admin: RegionClient,
  agencyId: string,
  { person, states, from }: Broker,
  region: RegionCode,
): Promise<void> => {
  if (!licensingOf(regionOf(region)).hasSurplusLines) return
  const { firstName, lastName, email } = people(region)[person]
  const today = dayIn(region)
  for (const [index, surplusLinesState] of states.entries())
    await unlessProblem(
      'license.numberTaken',
      admin.call(createSurplusLicense, {
        body: {
          agencyId: AgencyId.parse(agencyId),
          brokerFirstName: firstName,
          brokerLastName: lastName,
          brokerEmail: email,
          surplusLicenseNumber: `SL ${from + index}`,
          surplusLinesState,
          expirationDate: expiryOf(index, today),
          signatureOnFile: index === 0 && signatureStates.includes(surplusLinesState),
        },
      }),
    )
}
