import { can, defineLife, leads, stays } from '../life.ts'
import { type PersonaStatus, personaStatusTones } from './personaStatus.ts'

const open = ['PROSPECT', 'INVITED', 'ACTIVE', 'OFFBOARDING'] as const

/**
 * The life of an organization that is neither an agency nor an insured: a carrier, an aggregator, a pool … Its first invited
 * person makes it invited, the first who accepts active. What had business is closed and stays readable; what had none is
 * taken away.
 */
export const personaLife = defineLife({
  kind: 'persona',
  first: ['PROSPECT'],
  statuses: personaStatusTones,
  actions: {
    update: {
      word: 'change it',
      by: ['updatePersonaRecord', 'updateAggregator', 'updateCarrierHostname'],
      steps: stays(...open, 'SUSPENDED'),
    },
    invite: { steps: { PROSPECT: 'INVITED' } },
    begin: { steps: { PROSPECT: 'ACTIVE', INVITED: 'ACTIVE' } },
    link: { steps: stays(...open) },
    suspend: { word: 'suspend it', by: ['suspendPersonaRecord'], steps: leads(open, 'SUSPENDED') },
    reinstate: {
      word: 'reinstate it',
      by: ['reinstatePersonaRecord'],
      steps: leads(['SUSPENDED', 'OFFBOARDING'], 'ACTIVE'),
    },
    offboard: { word: 'let it go', by: ['offboardPersonaRecord'], steps: { ACTIVE: 'OFFBOARDING' } },
    leave: { steps: { OFFBOARDING: 'CLOSED' } },
    remove: {
      word: 'remove it',
      by: ['removePersonaRecord', 'removeAggregator'],
      steps: leads([...open, 'SUSPENDED'], 'CLOSED'),
    },
  },
})

export type PersonaAction = keyof typeof personaLife.actions

/** Whether an organization of this status allows the action. */
export const canPersona = (status: PersonaStatus, action: PersonaAction): boolean => can(personaLife, status, action)
