import { defineLife, stays } from '../life.ts'
import { roleTemplateStatusTones } from './roleTemplateStatus.ts'

/** The life of an organization's template of a role: it is changed while it is given, and withdrawn once nobody has it. */
export const roleTemplateLife = defineLife({
  kind: 'roleTemplate',
  first: ['ACTIVE'],
  statuses: roleTemplateStatusTones,
  actions: {
    update: { word: 'change it', by: ['updateRoleTemplate'], steps: stays('ACTIVE') },
    withdraw: { word: 'withdraw it', by: ['withdrawRoleTemplate'], steps: { ACTIVE: 'WITHDRAWN' } },
  },
})
