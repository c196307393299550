import type { z } from 'zod'

/**
 * Conditions between fields, checked and told at once: what a refinement checks no document shows by itself. In JSON
 * Schema they stand in `allOf`, where those who generate code from it leave the fields beside them alone.
 */
type Fields<Body extends z.ZodObject> = keyof Body['shape'] & string

/** A body in which at least one of these fields is given. */
export const oneOfThese = <Body extends z.ZodObject>(
  body: Body,
  fields: readonly [Fields<Body>, ...Fields<Body>[]],
  message: string,
): Body =>
  body
    .refine((given) => fields.some((field) => given[field] !== undefined), { path: [fields[0]], message })
    .meta({ allOf: [{ anyOf: fields.map((field) => ({ required: [field] })) }] })

interface Needed {
  readonly field: string
  readonly when: string
  readonly is: string
  readonly message: string
}

/** A body in which a field is given when another has this value. */
export const neededWhen = <Body extends z.ZodObject>(body: Body, { field, when, is, message }: Needed): Body =>
  body
    .refine((given) => given[when] !== is || given[field] !== undefined, { path: [field], message })
    .meta({ allOf: [{ anyOf: [{ properties: { [when]: { not: { const: is } } } }, { required: [field] }] }] })

/** A record that has something in it. */
export const atLeastOne = <Map extends z.ZodRecord>(map: Map, message: string): Map =>
  map.refine((given) => Object.keys(given).length > 0, message).meta({ minProperties: 1 })

/** A record of so many fields at most. */
export const atMostFields = <Map extends z.ZodRecord>(map: Map, most: number): Map =>
  map
    .refine((given) => Object.keys(given).length <= most, `must have at most ${most} fields`)
    .meta({ maxProperties: most })
