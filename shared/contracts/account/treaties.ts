import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { PersonaId, TreatyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { TreatyLayer, TreatyTerms, treatyKinds } from '#shared/domain/organizations/treaties.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/** What a treaty is made of. */
export const NewTreaty = TreatyTerms.extend({ name: filledLine(120, { missing: 'Name is required' }) })
export type NewTreaty = z.infer<typeof NewTreaty>

/** Who of a reinsurer signed its line of a treaty, on the terms as they are. */
const TreatySignature = z.object({
  reinsurerId: PersonaId,
  by: z.string().describe('The name of who signed.'),
  at: Instant,
})

/** A treaty: what is agreed with reinsurers on the policies of a year. */
export const Treaty = z.object({
  ...NewTreaty.shape,
  id: TreatyId,
  year: z.int().describe('In which the policies begin that it shares in, by its first day.'),
  created: Instant,
  updated: Instant.describe('When its terms were last entered.'),
  signatures: z
    .array(TreatySignature)
    .optional()
    .describe('Of its reinsurers, those that signed their line; once other terms are entered, nobody has.'),
})
export type Treaty = z.infer<typeof Treaty>

const params = { treatyId: TreatyId }

export const listTreaties = defineOperation({
  name: 'listTreaties',
  method: 'GET',
  path: '/api/account/v1/treaties',
  summary: 'The treaties with reinsurers, the newest first.',
  access: 'persona:manage',
  response: z.array(Treaty),
})

export const listTreatyHistory = defineOperation({
  name: 'listTreatyHistory',
  method: 'GET',
  path: '/api/account/v1/treaties/{treatyId}/history',
  summary: 'What was done to one treaty, by whom, and what it changed.',
  access: 'persona:manage',
  params,
  response: HistoryPage,
  problems: ['treaty.notFound'],
})

export const createTreaty = defineOperation({
  name: 'createTreaty',
  method: 'POST',
  path: '/api/account/v1/treaties',
  summary: 'Enters a treaty: what of which policies which reinsurer shares in.',
  access: 'persona:manage',
  stepUp: 'always',
  body: NewTreaty,
  status: 201,
  response: Treaty,
  problems: ['persona.notFound', 'treaty.wrongTerms'],
})

export const updateTreaty = defineOperation({
  name: 'updateTreaty',
  method: 'PUT',
  path: '/api/account/v1/treaties/{treatyId}',
  summary: 'Changes the terms of a treaty; its figures are worked out anew.',
  access: 'persona:manage',
  stepUp: 'always',
  params,
  body: NewTreaty,
  response: Treaty,
  problems: ['persona.notFound', 'treaty.notFound', 'treaty.wrongTerms'],
})

export const removeTreaty = defineOperation({
  name: 'removeTreaty',
  method: 'DELETE',
  path: '/api/account/v1/treaties/{treatyId}',
  summary: 'Removes a treaty that has not begun; one that has stays.',
  access: 'persona:manage',
  stepUp: 'always',
  params,
  problems: ['treaty.begun', 'treaty.notFound'],
})

export const signTreaty = defineOperation({
  name: 'signTreaty',
  method: 'PUT',
  path: '/api/account/v1/persona/treaties/{treatyId}/sign',
  summary: 'A reinsurer signs its line of a treaty: its part of each layer, on the terms that it read.',
  access: 'organization:update',
  only: ['RE_INSURER'],
  stepUp: 'always',
  notJumped: true,
  params,
  body: z.strictObject({ updated: Instant.describe('Of the terms that were read.') }),
  problems: ['treaty.changed', 'treaty.notFound'],
})

/** How the own organization stands in its treaties. */
export const getTreatyStanding = defineOperation({
  name: 'getTreatyStanding',
  method: 'GET',
  path: '/api/account/v1/persona/treaties',
  summary:
    'The treaties that the own organization has a part in: its part of premium and losses by year and layer, and the largest losses without names. Figures that few policies stand behind are withheld.',
  access: 'report:read',
  only: ['RE_INSURER'],
  response: z.object({
    currency: z.enum(currencies),
    asOf: Instant.describe('When it was added up: in the last night where there are many policies.'),
    isPart: z.boolean().describe('There are more policies or claims than were added up.'),
    treaties: z
      .array(
        z.object({
          id: TreatyId,
          name: z.string(),
          year: z.int(),
          kind: z.enum(treatyKinds),
          begins: TreatyTerms.shape.begins,
          ends: TreatyTerms.shape.ends,
          updated: Treaty.shape.updated,
          signed: TreatySignature.omit({ reinsurerId: true })
            .optional()
            .describe('When the own line was signed on these terms, and by whom; absent until it is.'),
          carrier: z.string().optional().describe('On whose paper the policies are; the programme’s own without.'),
          layers: z.array(
            TreatyLayer.omit({ parts: true }).extend({
              percent: z.number().describe('The own part of what the layer cedes.'),
              policies: z.int().optional(),
              premium: MinorUnits.optional().describe('The own part.'),
              losses: z.int().optional().describe('Those that reach the layer.'),
              incurred: MinorUnits.optional().describe('The own part of what they cost, paid and outstanding.'),
              large: z
                .array(z.object({ incurred: MinorUnits.describe('In all.'), own: MinorUnits }))
                .optional()
                .describe('The largest losses, of nobody.'),
            }),
          ),
        }),
      )
      .describe('The newest year first.'),
  }),
})
