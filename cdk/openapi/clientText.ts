import { type ApiDocument, apiTypesText } from './apiTypesText.ts'

/**
 * A client of the API in TypeScript, made of its document alone: a type for each schema by its name, what each operation
 * takes and answers, and one function that calls them. Whoever builds on the API may have it as it is.
 */
export const clientText = (document: ApiDocument): string => `${apiTypesText(document)}
interface Input {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** What the platform refuses: its code, its sentence, and the fields that are wrong. */
export class Refused extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

const formOf = (fields: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Calls operations of the platform at \`origin\` with the access token that \`token\` gives. */
export const client =
  (origin: string, token: () => string | undefined) =>
  async <Name extends keyof Operations>(name: Name, input: Operations[Name]['input']): Promise<Operations[Name]['answer']> => {
    const [method, path, how] = routes[name]
    const { params = {}, query = {}, body } = input as Input
    const url = new URL(path.replace(/\\{(\\w+)\\}/g, (_, key: string) => encodeURIComponent(String(params[key]))), origin)
    for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value))
    const bearer = token()
    const answer = await fetch(url, {
      method,
      headers: {
        ...(bearer === undefined ? {} : { authorization: \`Bearer \${bearer}\` }),
        ...(body === undefined || how === 'form' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: how === 'form' ? formOf(body) : JSON.stringify(body) }),
    })
    if (answer.headers.get('content-type')?.startsWith('application/problem+json')) throw new Refused((await answer.json()) as Problem)
    if (answer.status === 204) return undefined as Operations[Name]['answer']
    return (answer.headers.get('content-type')?.includes('json') ? await answer.json() : await answer.blob()) as Operations[Name]['answer']
  }
`
