import { expect, it } from 'vitest'
import { signsLateOn } from './sandboxSigner.ts'

const asked = (signerEmail: string) => signsLateOn({ signerEmail, at: '2026-11-29T10:00:00.000Z' })

it.each(['signs.late@moreau.example', 'ida+signs.late@moreau.example', 'ida+office+signs.late@moreau.example'])(
  '%s signs five days after it was asked to',
  (email) => expect(asked(email)).toBe('2026-12-04T10:00:00.000Z'),
)

it.each(['ida@moreau.example', 'ida@signs.late', 'ida.signs.late@moreau.example', 'signs.lately@moreau.example'])(
  '%s signs by itself',
  (email) => expect(asked(email)).toBeUndefined(),
)
