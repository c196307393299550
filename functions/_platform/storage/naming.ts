import { createHash } from 'node:crypto'
import { type Anew, isSameEmail, type NamedAs, type NamedPerson } from '#shared/domain/identity/named.ts'

/** As what a kind of record names people by their e-mail, how it is read, and how it is said anew. */
export interface Naming<State> {
  readonly as: NamedAs
  /** What says who they are has to stay as it was written: it proves what was agreed, or paid, or said. */
  readonly isProof?: true
  people(state: State): readonly NamedPerson[]
  /** The state with what it says of whoever has the address said anew. */
  anew(state: State, email: string, anew: Anew): State
}

/** The texts of an object. */
type TextOf<Part> = { [Key in keyof Part]-?: NonNullable<Part[Key]> extends string ? Key : never }[keyof Part] & string

/** In which fields somebody is named. A phone that has to be there is empty once it is gone, else it is not there. */
interface Fields<Name extends string = string> {
  readonly email: Name
  readonly name?: Name
  readonly firstName?: Name
  readonly lastName?: Name
  readonly phones?: readonly Name[]
  readonly hasPhone?: true
}
type Part = Readonly<Record<string, unknown>>

const textOf = (part: Part, field: string | undefined): string => {
  const value = field === undefined ? undefined : part[field]
  return typeof value === 'string' ? value : ''
}

const joined = (...names: readonly string[]): string => names.filter((name) => name !== '').join(' ')

const personIn = (part: Part | undefined, fields: Fields): NamedPerson | undefined => {
  const email = textOf(part ?? {}, fields.email)
  if (part === undefined || email === '') return undefined
  const phone = fields.phones?.map((field) => textOf(part, field)).find((each) => each !== '')
  const name = joined(textOf(part, fields.name), textOf(part, fields.firstName), textOf(part, fields.lastName))
  return { email, name, ...(phone !== undefined && { phone }) }
}

const saidAnew = (part: Part, fields: Fields, { email, firstName, lastName, phone }: Anew): Part => {
  const said: Record<string, unknown> = { ...part }
  const put = (field: string | undefined, value: string | undefined) => {
    if (field !== undefined && value !== undefined) said[field] = value
  }
  put(fields.email, email)
  put(fields.firstName, firstName)
  put(fields.lastName, lastName)
  if (firstName !== undefined || lastName !== undefined) put(fields.name, joined(firstName ?? '', lastName ?? ''))
  const [first, ...others] = fields.phones ?? []
  if (phone !== undefined) put(first, phone)
  if (phone === '') for (const field of others) said[field] = ''
  for (const field of fields.phones ?? []) if (said[field] === '' && !fields.hasPhone) delete said[field]
  return said
}

interface Manner {
  readonly isProof?: true
}

/** Ways to name people that most records have: in fields of their own, or within a part of it. */
export const namingOf = <State extends object>() => {
  const naming = (
    as: NamedAs,
    { isProof }: Manner,
    read: (state: State) => Part | undefined,
    write: (state: State, part: Part) => State,
    fields: Fields,
  ): Naming<State> => ({
    as,
    ...(isProof && { isProof }),
    people(state) {
      const person = personIn(read(state), fields)
      return person === undefined ? [] : [person]
    },
    anew(state, email, anew) {
      const part = read(state)
      const person = personIn(part, fields)
      if (part === undefined || person === undefined || !isSameEmail(person.email, email)) return state
      return write(state, saidAnew(part, fields, anew))
    },
  })
  return {
    here: (as: NamedAs, fields: Fields<TextOf<State>>, manner: Manner = {}): Naming<State> =>
      naming(
        as,
        manner,
        (state) => state as Part,
        (_, part) => part as State,
        fields,
      ),

    within: <Key extends keyof State>(
      key: Key,
      as: NamedAs,
      fields: Fields<TextOf<NonNullable<State[Key]>>>,
      manner: Manner = {},
    ): Naming<State> =>
      naming(
        as,
        manner,
        (state) => state[key] as Part | undefined,
        (state, part) => ({ ...state, [key]: part }),
        fields,
      ),

    /** Any number of people, in what stays as it was written. */
    proof: (as: NamedAs, people: (state: State) => readonly NamedPerson[]): Naming<State> => ({
      as,
      isProof: true,
      people,
      anew: (state) => state,
    }),
  }
}

/** The group of those lists that name somebody. */
export const namedGroup = 'named'

/** The list of what names whoever has an address. What an address is cannot be read off it. */
export const personScope = (email: string): string =>
  `person:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 27)}`

/** The lists of the people that a state names. */
export const personScopesOf = <State>(names: readonly Naming<State>[] | undefined, state: State): readonly string[] => [
  ...new Set((names ?? []).flatMap((each) => each.people(state).map(({ email }) => personScope(email)))),
]
