import { CustomAttributeType, Entity } from 'electrodb'
import { lateEntity } from './lateEntity.ts'
import type { PackedState } from './packedState.ts'
import { model, primary } from './rowKeys.ts'

/** Under which organizations the trail has a write. */
export interface TrailPlace {
  /** The record's kind. */
  readonly kind: string
  /** The organizations whose record it is, or was before. */
  readonly owners: readonly string[]
  /** The organization that its actor acted for; none of the provider's own people. */
  readonly actedFor?: string
}

/** Who did what to a record and when, and in whose account where that was not the own; append-only. */
export const auditRow = lateEntity(
  () =>
    new Entity({
      model: model('audit'),
      attributes: {
        recordId: { type: 'string', required: true },
        version: { type: 'number', required: true },
        at: { type: 'string', required: true },
        operation: { type: 'string', required: true },
        actor: { type: 'string', required: true },
        worksFor: { type: 'string' },
        /** The API key, or what was approved of an assistant, by which the actor's name stands here. */
        through: { type: 'string' },
        requestId: { type: 'string', required: true },
        fields: { type: CustomAttributeType<readonly string[]>('any'), required: true },
        /** What the fields were and are, as far as the history of the kind tells it. */
        changes: { type: CustomAttributeType<PackedState>('any') },
        /** Over this entry and the seal of the one before: whoever alters one alters all after it. */
        seal: { type: 'string' },
        /** Where the stream puts it in the trail; outside the seal. Entries of kinds that tell no history have none. */
        trail: { type: CustomAttributeType<TrailPlace>('any') },
      },
      indexes: { byRecord: primary(['recordId'], ['at', 'version']) },
    }),
)

/** An entry of the audit in one trail – everyone's, an organization's, a person's – of one day in UTC. */
export const trailRow = lateEntity(
  () =>
    new Entity({
      model: model('trail'),
      attributes: {
        trail: { type: 'string', required: true },
        day: { type: 'string', required: true },
        shard: { type: 'string', required: true },
        /** The entry's own key: when, which record, which version; sorts by time. */
        place: { type: 'string', required: true },
        kind: { type: 'string', required: true },
        operation: { type: 'string', required: true },
        actor: { type: 'string', required: true },
        worksFor: { type: 'string' },
        organizations: { type: CustomAttributeType<readonly string[]>('any'), required: true },
      },
      indexes: {
        byDay: {
          pk: { field: 'pk', composite: ['trail', 'day', 'shard'], casing: 'none' },
          // biome-ignore lint/suspicious/noTemplateCurlyInString: electrodb's own template syntax
          sk: { field: 'sk', composite: ['place'], template: '${place}', casing: 'none' },
        },
      },
    }),
)
