import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { appointmentStatuses } from '#shared/domain/licensing/appointments.ts'

/** Levels of agencies, and what qualifies for them. */
export const listAgencyLevels = defineOperation({
  name: 'listAgencyLevels',
  method: 'GET',
  path: '/api/account/v1/agency/levels',
  summary:
    'The levels of agencies, the first first, with the premium that qualifies for each, in whole currency units.',
  access: 'agency:read',
  response: z.array(
    z.object({ level: z.string(), qualifiers: z.object({ minRevenue: z.number(), maxRevenue: z.number() }) }),
  ),
})

/** What agencies sell. */
export const listAgencyPrograms = defineOperation({
  name: 'listAgencyPrograms',
  method: 'GET',
  path: '/api/account/v1/agency/programs',
  summary: 'The programs of the region, or those that an agency may sell by what is on record of its licenses.',
  access: 'agency:read',
  query: z.strictObject({ agencyId: AgencyId.optional() }),
  response: z.array(z.object({ id: z.string(), name: z.string() })),
  problems: ['agency.notFound'],
})

/** By whom an agency is appointed. */
export const listAgencyAppointments = defineOperation({
  name: 'listAgencyAppointments',
  method: 'GET',
  path: '/api/account/v1/agency/appointments',
  summary: 'The carriers by which an agency is appointed, the own one where none is named, by state.',
  access: 'agency:read',
  query: z.strictObject({ agencyId: AgencyId.optional() }),
  response: z.array(
    z.object({
      carrierId: z.string(),
      carrierName: z.string(),
      state: z.string().describe('Of an appointment everywhere in the region, All.'),
      status: z.enum(appointmentStatuses),
    }),
  ),
  problems: ['agency.notFound'],
})

/** By whom the members of a cluster are appointed. */
export const listMemberAppointments = defineOperation({
  name: 'listMemberAppointments',
  method: 'GET',
  path: '/api/account/v1/cluster/members',
  summary:
    'For a cluster, its members by name with the carriers by which each is appointed today, and the programs that all of them may sell; for others nothing.',
  access: 'report:read',
  only: ['CLUSTER'],
  response: z.object({
    members: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        sells: z.boolean().describe('By what is on record of its licenses it may sell.'),
        appointments: z.array(
          z.object({
            carrierId: z.string(),
            carrierName: z.string(),
            states: z.array(z.string()).describe('Of an appointment everywhere in the region, All.'),
          }),
        ),
      }),
    ),
    programs: z.array(z.string()),
    isPart: z.boolean().describe('There are more members than are told.'),
  }),
})

/** An agency and where it works besides. */
export const listAgencyLocations = defineOperation({
  name: 'listAgencyLocations',
  method: 'GET',
  path: '/api/account/v1/agency/locations/{agencyId}',
  summary: 'An agency and its locations; one that it has left is not active.',
  access: 'agency:read',
  params: { agencyId: AgencyId },
  response: z.array(
    z.object({
      id: z.string(),
      locationName: z.string(),
      isHeadquarters: z.boolean(),
      isLocationActive: z.boolean(),
    }),
  ),
  problems: ['agency.notFound'],
})

/** Marks an agency as a favorite of the caller. */
export const favoriteAgency = defineOperation({
  name: 'favoriteAgency',
  method: 'PUT',
  path: '/api/account/v1/agency/favorite/{agencyId}',
  summary: 'Sets or takes off the caller’s own mark.',
  access: 'agency:read',
  params: { agencyId: AgencyId },
  body: z.strictObject({ favorite: z.boolean() }),
  response: z.object({ favorite: z.boolean() }),
  problems: ['agency.notFound'],
})

/** Takes away an agency that nobody used. */
export const removeAgency = defineOperation({
  name: 'removeAgency',
  method: 'DELETE',
  path: '/api/account/v1/agency/id/{agencyId}',
  summary: 'Deletes an agency without people, clients, locations and business, with its teams and licenses.',
  access: 'agency:delete',
  params: { agencyId: AgencyId },
  problems: ['agency.hasHistory', 'agency.inUse', 'agency.merging', 'agency.notFound'],
})
