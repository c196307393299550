import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOperation, type ApiReferenceData, type Field, fieldsOf, refusalsOf, typeWords } from './apiDocument.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { CodeWords } from './CodeWords.tsx'
import { exampleCall } from './exampleCall.ts'
import { TryIt } from './TryIt.tsx'
import { canBeTried } from './tryCall.ts'

type Shown = { operation: ApiOperation; components: ApiReferenceData['components'] }

const Heading = ({ children }: { children: string }) => (
  <Typography variant="subtitle2" component="h4" sx={{ mt: 2, mb: 0.5 }}>
    {children}
  </Typography>
)

const Fields = ({ fields }: { fields: readonly Field[] }) => {
  const { t } = useTranslation('developers')
  return (
    <Box component="dl" sx={{ m: 0, fontSize: 14 }}>
      {fields.map(({ name, words, isRequired, description }) => (
        <Box key={name} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
          <Box component="dt">
            <code>{name}</code>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {words}
              {isRequired && ` · ${t('reference.required')}`}
            </Typography>
          </Box>
          {description && (
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              <CodeWords>{description}</CodeWords>
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}

const parameterFields = ({ parameters }: ApiOperation): readonly Field[] =>
  parameters.flatMap(({ name, required = false, schema = {} }) =>
    name === undefined
      ? []
      : [{ name, words: typeWords(schema), isRequired: required, description: schema.description }],
  )

/** All that is told of an operation, and where it can be tried, the call itself. */
export const Details = ({ operation, components }: Shown) => {
  const { t } = useTranslation('developers')
  const { schemas } = components
  const [body] = Object.values(operation.requestBody?.content ?? {})
  const [, answer] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const [answered] = Object.values(answer?.content ?? {})
  const parameters = parameterFields(operation)
  const refusals = refusalsOf(operation, components.responses)
  return (
    <Box sx={{ pb: 2, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        <CodeWords>{operation.description}</CodeWords>
      </Typography>
      <Heading>{t('reference.call')}</Heading>
      <CodeBlock label={t('reference.call')} code={exampleCall(operation, location.origin)} />
      {canBeTried(operation) && (
        <>
          <Heading>{t('reference.try.title')}</Heading>
          <TryIt operation={operation} schemas={schemas} />
        </>
      )}
      {parameters.length > 0 && (
        <>
          <Heading>{t('reference.parameters')}</Heading>
          <Fields fields={parameters} />
        </>
      )}
      {body !== undefined && (
        <>
          <Heading>{t('reference.body')}</Heading>
          <Fields fields={fieldsOf(body.schema, schemas)} />
        </>
      )}
      {answered !== undefined && (
        <>
          <Heading>{t('reference.answer', { type: typeWords(answered.schema) })}</Heading>
          <Fields fields={fieldsOf(answered.schema, schemas)} />
        </>
      )}
      <Heading>{t('reference.refusals')}</Heading>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 14, overflowWrap: 'anywhere' }}>
        {refusals.map(({ status, code, sentence }) => (
          <li key={`${status}${code}`}>
            {status} <code>{code}</code> <CodeWords>{sentence}</CodeWords>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** An operation: its call and what it does; the rest when it is opened. */
export const OperationEntry = ({ operation, components }: Shown) => {
  const [isOpen, setOpen] = useState(false)
  const { method, path, operationId, summary } = operation
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{ borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontFamily: 'monospace', fontWeight: 600, fontSize: 14 }}>
          {method} {path}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {operationId} · <CodeWords>{summary}</CodeWords>
        </Typography>
      </Box>
      {isOpen && <Details operation={operation} components={components} />}
    </Box>
  )
}
