import { z } from 'zod'
import { type Operation, schemaOf } from '#shared/contract/operation.ts'
import { sentence } from './words.ts'

/** A new dialog: its component, and its texts in English to be made better. */
export interface DialogText {
  readonly component: string
  readonly texts: Readonly<Record<string, string>>
}

type Property = {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly format?: string
  readonly maxLength?: number
  readonly pattern?: string
}

const capitalized = (name: string): string => name.replace(/^./, (first) => first.toUpperCase())

/** A text of more characters than this is written over several lines. */
const oneLine = 200

/** By their keys, as the locale files are. */
export const sorted = <Value>(texts: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)))

const fieldOf = (name: string, property: Property): { readonly kind: string; readonly props: string } => {
  const named = `name="${name}" label={t('FORM.${name}')}`
  if (property.enum)
    return {
      kind: 'SelectField',
      props: `${named} options={${JSON.stringify(property.enum)}.map((value) => ({ value, label: value }))}`,
    }
  if (property.type === 'boolean') return { kind: 'CheckboxField', props: named }
  if (property.type === 'integer' || property.type === 'number') return { kind: 'NumberField', props: named }
  if (property.format === 'date') return { kind: 'DateField', props: named }
  const { maxLength } = property
  const length = maxLength === undefined ? '' : ` maxLength={${maxLength}}`
  return { kind: 'TextField', props: `${named}${(maxLength ?? 0) > oneLine ? ' rows={4}' : ''}${length}` }
}

/** The id of a record, by its prefix. */
const isId = ({ pattern = '' }: Property = {}): boolean => /^\^[a-z]{3}_/.test(pattern)

/** What the dialog is about, by the contract's own schemas. */
const dataText = (name: string, params: readonly string[], named: readonly string[]): string => {
  if (named.length === 0) return `z.object(${params.length > 0 ? `${name}.params` : '{}'})`
  const shapes = named.map((property) => `${property}: ${name}.body.shape.${property}`)
  return `z.object({ ${[...(params.length > 0 ? [`...${name}.params`] : []), ...shapes].join(', ')} })`
}

const propertiesOf = ({ body }: Operation): Readonly<Record<string, Property>> =>
  body === undefined
    ? {}
    : ((z.toJSONSchema(schemaOf(body), { io: 'input', unrepresentable: 'any' }).properties as Record<
        string,
        Property
      >) ?? {})

/**
 * A dialog that does an operation: a field for each property of its body, told by type, or a question where there is no
 * body. `module` is the contract's import path, `reads` the operations whose answers it makes stale.
 */
export const dialogText = (
  contract: Operation,
  { feature, module, reads }: { readonly feature: string; readonly module: string; readonly reads: readonly string[] },
): DialogText => {
  const { name } = contract
  const dialog = `${capitalized(name)}Dialog`
  const params = Object.keys(contract.params ?? {})
  const body = propertiesOf(contract)
  // What the body repeats of the path, and records that it names, are known to whoever opens the dialog.
  const named = Object.keys(body).filter((property) => !params.includes(property) && isId(body[property]))
  const known = [...params.filter((param) => param in body), ...named]
  const properties = Object.entries(body).filter(
    ([property]) => !params.includes(property) && !named.includes(property),
  )
  const fields = properties.map(([property, schema]) => fieldOf(property, schema))
  const asksFor = fields.length > 0
  const frame = asksFor ? 'FormDialog' : 'ConfirmDialog'
  const input = [params.length > 0 && `params: { ${params.join(', ')} }`, asksFor && 'body'].filter(Boolean).join(', ')
  const act = `await command.mutateAsync({ ${input} })
        toast.success(t('${name}.done'))`
  const component = `import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ${[...new Set([name, ...reads])].sort().join(', ')} } from '${module}'
import { useCommand } from '#web/api/useCommand.ts'
import { ${frame} } from '#web/dialogs/${frame}.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
${[...new Set(fields.map(({ kind }) => kind))]
  .sort()
  .map((kind) => `import { ${kind} } from '#web/forms/${kind}.tsx'\n`)
  .join('')}import { toast } from '#web/ui/toast.ts'

const ${capitalized(name)}Data = ${dataText(name, params, named)}

type ${dialog}Props = z.infer<typeof ${capitalized(name)}Data> & { onClose: () => void }

/** ${contract.summary} */
const ${dialog} = ({ ${[...params, ...named, 'onClose'].join(', ')} }: ${dialog}Props) => {
  const { t } = useTranslation('${feature}')
  const command = useCommand(${name}, { invalidates: [${reads.join(', ')}] })
  return (
    <${frame}
      title={t('${name}.title')}
      ${asksFor ? 'submitLabel' : 'confirmLabel'}={t('${name}.submit')}
${asksFor ? `      schema={${name}.body}\n` : ''}${known.length > 0 ? `      defaultValues={{ ${known.join(', ')} }}\n` : ''}      onClose={onClose}
      ${asksFor ? 'onSubmit={async (body) => {' : 'onConfirm={async () => {'}
        ${act}
      }}
    >
${
  asksFor
    ? fields.map(({ kind, props }) => `      <${kind} ${props.replace('FORM', name)} />`).join('\n')
    : `      {t('${name}.question')}`
}
    </${frame}>
  )
}

export default hosted(${capitalized(name)}Data, ${dialog})
`
  const labels = properties.map(([property]) => [property, sentence(property)] as const)
  return {
    component,
    texts: sorted({
      title: sentence(name),
      submit: sentence(name),
      done: `${sentence(name)}: done`,
      ...(asksFor ? Object.fromEntries(labels) : { question: `${contract.summary} Go on?` }),
    }),
  }
}
