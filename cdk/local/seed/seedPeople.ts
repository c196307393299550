import { addAgency, updateAgency } from '#shared/contracts/account/agencies.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { createTeam, createUser } from '#shared/contracts/auth/index.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { RegionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import type { DemoAgency, DemoPerson } from './cast.ts'

/** The agency's id; it is made with its team when it is not there. */
export const agencyOf = async (
  admin: RegionClient,
  { agencyBilled = false, ...agency }: Omit<DemoAgency, 'key'>,
): Promise<string> => {
  const made = await unlessProblem('agency.hostnameTaken', admin.call(addAgency, { body: agency }))
  const agencyId = AgencyId.parse(made?.id ?? (await findAgency(admin, agency)))
  if (agencyBilled) await admin.call(updateAgency, { params: { agencyId }, body: { agencyBilled } })
  const team = { name: 'Main Office', agencyId }
  await unlessProblem('team.nameTaken', admin.call(createTeam, { body: team }))
  return agencyId
}

const findAgency = async (admin: RegionClient, { name, hostname }: Omit<DemoAgency, 'key'>): Promise<string> => {
  const { content } = await admin.call(searchPersonaRecords, { params: { type: 'agency' }, query: { search: name } })
  const found = content.find((each) => each.hostname === hostname)
  if (found === undefined) throw new Error(`The agency ${name} is not found.`)
  return found.id
}

/** Invites somebody, to an agency unless it is staff; who is invited already stays so. */
export const invite = (
  admin: RegionClient,
  person: Omit<DemoPerson, 'agency' | 'authenticator'>,
  agencyId: string | undefined,
) =>
  unlessProblem(
    'user.alreadyExists',
    admin.call(createUser, {
      body: {
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        phone: person.phone,
        roleId: person.role,
        primaryContact: person.role === 'Agency Admin',
        billingContact: person.role === 'Agency Admin',
        ...(agencyId !== undefined && { accountIds: [agencyId] }),
      },
    }),
  )
