import { exchangeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { collectionAddress } from '#shared/domain/integration/collection.ts'

interface Schema {
  readonly description?: string
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

interface Documented {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly unknown[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>
  }
}

/** The API's document, as far as a collection needs it. */
export interface CollectedDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> }
}

/** A value with its name, as Postman keeps parameters, headers, fields of forms and variables. */
interface Named {
  readonly key: string
  readonly value?: string
  readonly type?: 'file' | 'string' | 'text'
  readonly description?: string
  readonly disabled?: true
}

type Body =
  | { readonly mode: 'raw'; readonly raw: string; readonly options: { readonly raw: { readonly language: 'json' } } }
  | { readonly mode: 'formdata'; readonly formdata: readonly Named[] }

/** How calls are let in: by an attribute list of the kind's own name. */
type Auth = { readonly type: 'noauth' } | { readonly type: 'oauth2'; readonly oauth2: readonly Named[] }

export interface PostmanRequest {
  readonly name: string
  readonly event?: readonly ReturnType<typeof script>[]
  readonly request: {
    readonly method: string
    readonly description: string
    readonly auth?: Auth
    readonly header: readonly Named[]
    readonly url: {
      readonly raw: string
      readonly host: readonly string[]
      readonly path: readonly string[]
      readonly query: readonly Named[]
      readonly variable: readonly Named[]
    }
    readonly body?: Body
  }
}

/** A collection of Postman, version 2.1. */
export interface PostmanCollection {
  readonly info: {
    readonly name: string
    readonly description: string
    readonly version: string
    readonly schema: string
  }
  readonly auth: Auth
  readonly event: readonly ReturnType<typeof script>[]
  readonly variable: readonly Named[]
  readonly item: readonly {
    readonly name: string
    readonly description: string
    readonly item: readonly PostmanRequest[]
  }[]
}

const schemaOfCollections = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

const howToBegin = `Set the variables \`baseUrl\`, the address of your region, and \`clientId\` and \`clientSecret\`, those of an API key of yours; keep the secret as a current value, or in your vault, so that it is not shared with the collection. Then send any call: whatever is sent first, and after 15 minutes anew, exchanges the key for an access token (OAuth 2.0 client credentials, as \`${exchangeApiKey.name}\` in the folder auth does) and keeps it as \`token\`, which all calls take along.`

const described = (text: string | undefined) => (text === undefined ? {} : { description: text })
const textOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : String(value)

const named = ({ name, description, schema, example }: Parameter): Named => ({
  key: name,
  value: textOf(example),
  ...described(description ?? schema.description),
})

/** What may be left out is there to be ticked. */
const asAsked = (parameter: Parameter): Named => ({
  ...named(parameter),
  ...(!parameter.required && { disabled: true }),
})

/** What is typed into the forms of operations, by their names. */
type FormWords = Readonly<Record<string, Readonly<Record<string, string>>>>

const formFields = (
  { properties = {}, required = [] }: Schema,
  typed: Readonly<Record<string, string>> = {},
): readonly Named[] =>
  Object.entries(properties).map(([key, { format, description }]) => ({
    key,
    ...(format === 'binary' ? { type: 'file' } : { type: 'text', value: typed[key] ?? '' }),
    ...described(description),
    ...(!required.includes(key) && format !== 'binary' && { disabled: true }),
  }))

/** The key is exchanged by the variables that hold it. */
const keyInVariables = {
  grant_type: 'client_credentials',
  client_id: '{{clientId}}',
  client_secret: '{{clientSecret}}',
}

const json = (value: unknown): Body => ({
  mode: 'raw',
  raw: JSON.stringify(value, null, 2),
  options: { raw: { language: 'json' } },
})

/** What is sent, and as what: JSON before forms, where either is taken. */
const sentWith = (
  { operationId, requestBody }: Documented,
  forms: FormWords,
): { readonly body?: Body; readonly media?: string } => {
  const entries = Object.entries(requestBody?.content ?? {})
  const [media, content] = entries.find(([each]) => each.includes('json')) ?? entries[0] ?? []
  if (media === undefined || content === undefined) return {}
  if (media === 'multipart/form-data')
    return { body: { mode: 'formdata', formdata: formFields(content.schema, forms[operationId]) } }
  return { media, body: json(operationId === exchangeApiKey.name ? keyInVariables : (content.example ?? {})) }
}

const script = (listen: 'prerequest' | 'test', exec: readonly string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
})

/** Keeps the token of an answer, whose it is and until when it is sent along: a minute less than it lives. */
const keep = (answer: string): readonly string[] => [
  `pm.collectionVariables.set('token', ${answer}.json().access_token)`,
  `pm.collectionVariables.set('tokenOf', pm.variables.get('clientId'))`,
  `pm.collectionVariables.set('tokenUntil', String(Date.now() + (${answer}.json().expires_in - 60) * 1000))`,
]

const keepsToken = script('test', ['if (pm.response.code === 200) {', ...keep('pm.response'), '}'])

/** Before each call: exchanges the key where its token is missing, over, or another key's. */
const fetchesToken = script('prerequest', [
  `const clientId = pm.variables.get('clientId')`,
  `const isKept = pm.variables.get('tokenOf') === clientId && Date.now() < Number(pm.variables.get('tokenUntil'))`,
  'if (clientId && !isKept) pm.sendRequest({',
  `  url: pm.variables.get('baseUrl') + '${exchangeApiKey.path}',`,
  `  method: 'POST',`,
  `  header: { 'Content-Type': 'application/json' },`,
  `  body: { mode: 'raw', raw: JSON.stringify({`,
  `    grant_type: 'client_credentials', client_id: clientId, client_secret: pm.variables.get('clientSecret'),`,
  '  }) },',
  '}, (error, answer) => {',
  `  if (error || answer.code !== 200) throw new Error('The key was not exchanged: ' + (error || answer.text()))`,
  ...keep('answer'),
  '})',
])

interface Place {
  readonly method: string
  readonly path: string
}

const requestOf = (
  operation: Documented,
  { method, path }: Place,
  { components: { parameters: shared }, forms }: Pick<CollectedDocument, 'components'> & { readonly forms: FormWords },
): PostmanRequest => {
  const parameters = operation.parameters.map((each) => shared[each.$ref?.split('/').at(-1) ?? ''] ?? each)
  const { body, media } = sentWith(operation, forms)
  const query = parameters.filter((each) => each.in === 'query').map(asAsked)
  const parts = path
    .slice(1)
    .replace(/\{(\w+)\}/g, ':$1')
    .split('/')
  const asked = query.filter(({ disabled }) => disabled !== true).map(({ key, value }) => `${key}=${value}`)
  return {
    name: operation.operationId,
    ...(operation.operationId === exchangeApiKey.name && { event: [keepsToken] }),
    request: {
      method: method.toUpperCase(),
      description: `${operation.summary}\n\n${operation.description}`,
      ...(operation.security.length === 0 && { auth: { type: 'noauth' } }),
      header: [
        ...(media === undefined ? [] : [{ key: 'Content-Type', value: media }]),
        ...parameters.filter((each) => each.in === 'header').map(asAsked),
      ],
      url: {
        raw: `{{baseUrl}}/${parts.join('/')}${asked.length === 0 ? '' : `?${asked.join('&')}`}`,
        host: ['{{baseUrl}}'],
        path: parts,
        query,
        variable: parameters.filter((each) => each.in === 'path').map(named),
      },
      ...(body !== undefined && { body }),
    },
  }
}

/**
 * The API as a collection of Postman: a folder for each service, each operation once, with the examples of the document, and in
 * forms what may be typed there.
 */
export const postmanCollection = (
  { info, tags, paths, components }: CollectedDocument,
  forms: FormWords,
): PostmanCollection => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      service: operation.tags[0],
      request: requestOf(operation, { method, path }, { components, forms }),
    })),
  )
  return {
    info: {
      name: info.title,
      version: info.version,
      schema: schemaOfCollections,
      description: `${howToBegin}\n\n${info.description}`,
    },
    auth: {
      type: 'oauth2',
      oauth2: [
        { key: 'grant_type', value: 'client_credentials', type: 'string' },
        { key: 'accessTokenUrl', value: `{{baseUrl}}${exchangeApiKey.path}`, type: 'string' },
        { key: 'clientId', value: '{{clientId}}', type: 'string' },
        { key: 'clientSecret', value: '{{clientSecret}}', type: 'string' },
        { key: 'client_authentication', value: 'header', type: 'string' },
        { key: 'accessToken', value: '{{token}}', type: 'string' },
        { key: 'addTokenTo', value: 'header', type: 'string' },
        { key: 'headerPrefix', value: 'Bearer', type: 'string' },
      ],
    },
    event: [fetchesToken],
    variable: [
      { key: collectionAddress, value: '', type: 'string', description: 'The address of your region.' },
      { key: 'token', value: '', type: 'string', description: 'The access token, of 15 minutes.' },
      { key: 'tokenOf', value: '', type: 'string', description: 'Whose token it is.' },
      { key: 'tokenUntil', value: '', type: 'string', description: 'Until when it is sent along.' },
      { key: 'clientId', value: '', type: 'string', description: 'The client ID of your API key.' },
      {
        key: 'clientSecret',
        value: '',
        type: 'string',
        description: 'Its client secret: kept by you, shared with nobody.',
      },
    ],
    item: tags.map(({ name, description }) => ({
      name,
      description,
      item: all.flatMap(({ service, request }) => (service === name ? [request] : [])),
    })),
  }
}
