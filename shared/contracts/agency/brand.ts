import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { AgencyColours } from '#shared/domain/organizations/agencyColours.ts'

const params = { agencyId: AgencyId }

export const getAgencyBrand = defineOperation({
  name: 'getAgencyBrand',
  method: 'GET',
  path: '/api/agency/v1/brand/{agencyId}',
  summary:
    'What clients of an agency know it by: its name, hostname and colours; of one that is not the caller’s business nothing.',
  access: 'any',
  only: [...served, 'CLUSTER'],
  workflows: ['E_PAY', 'QUESTIONNAIRE', 'QUOTE', 'SURPLUS_NOTICE'],
  params,
  response: z.object({
    name: z.string().optional(),
    hostname: z.string().optional(),
    colours: AgencyColours.optional().describe('In place of the house’s accent, where it has chosen any.'),
  }),
})

export const updateAgencyColours = defineOperation({
  name: 'updateAgencyColours',
  method: 'PUT',
  path: '/api/agency/v1/colours/{agencyId}',
  summary:
    'Chooses what clients of an agency see in place of the house’s accent; a colour that cannot be read well (WCAG AA) is refused, with the nearest that can.',
  access: 'agency:update',
  params,
  body: AgencyColours,
  response: AgencyColours,
  problems: ['agency.notAllowed', 'agency.notFound', 'colours.tooFaint'],
})

export const removeAgencyColours = defineOperation({
  name: 'removeAgencyColours',
  method: 'DELETE',
  path: '/api/agency/v1/colours/{agencyId}',
  summary: 'Has clients of an agency see the house’s accent again.',
  access: 'agency:update',
  params,
  problems: ['agency.notAllowed', 'agency.notFound'],
})
