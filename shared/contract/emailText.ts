import { z } from 'zod'

/** A name as people have it, without quotes, at a domain: labels of at most 63 characters that no hyphen begins or ends. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
/** The name has at most 64 (RFC 5321, 4.5.3.1.1). */
const shortName = /^.{1,64}@/

/**
 * An e-mail address as it is typed: compared without regard to case and kept in lower case, spaces around it dropped.
 * `missing` is what is said of none at all.
 */
export const emailText = (invalid: string, missing = invalid): z.ZodString =>
  z
    // What is too long is not missing.
    .string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })
    .trim()
    .toLowerCase()
    .min(1, { error: missing, abort: true })
    .max(254)
    .regex(address, { error: invalid, abort: true })
    .regex(shortName, invalid)
    .meta({ format: 'email' })
