/** The fields of a JSON text; a list as the one field that it is. */
export const fieldsOfJson = (text: string): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value)) return { answer: value }
  return typeof value === 'object' && value !== null ? { ...value } : { answer: value }
}
