import type { ApiOperation } from './apiDocument.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** A call with the examples of the document, to be pasted into a terminal. */
export const exampleCall = ({ method, path, parameters, requestBody }: ApiOperation, origin: string): string => {
  const exampleOf = (name: string) => parameters.find((each) => each.name === name)?.example ?? name
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(exampleOf(name))))
  const query = new URLSearchParams(
    parameters
      .filter((each) => each.in === 'query' && each.required === true)
      .map(({ name = '' }): [string, string] => [name, String(exampleOf(name))]),
  )
  const body = requestBody?.content['application/json']
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} -H "Authorization: Bearer $ACCESS_TOKEN"`,
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body.example ?? {}))}`]),
    `"${origin}${filled}${query.size === 0 ? '' : `?${query}`}"`,
  ].join(' \\\n  ')
}
