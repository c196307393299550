import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOperation, choicesOf, type Parameter, type Schema, typeWords } from './apiDocument.ts'
import { TryAnswer } from './TryAnswer.tsx'
import { calledPath, exampleBody, type Filled, missingIn, type Tried, tryCall } from './tryCall.ts'
import { TryToken } from './tryToken.ts'

type Schemas = Readonly<Record<string, Schema>>

const TokenField = () => {
  const { t } = useTranslation('developers')
  const { token, setToken } = useContext(TryToken)
  return (
    <TextField
      fullWidth
      size="small"
      label={t('reference.try.token')}
      helperText={t('reference.try.tokenAbout')}
      value={token}
      onChange={({ target }) => setToken(target.value)}
      slotProps={{
        // No password field: browsers offer to keep those.
        htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
      }}
      sx={{ mb: 2, '& input': { WebkitTextSecurity: 'disc' } }}
    />
  )
}

interface ParameterFieldProps {
  readonly parameter: Parameter
  readonly schemas: Schemas
  readonly value: string
  readonly isMissing: boolean
  readonly onChange: (value: string) => void
}

const ParameterField = ({ parameter, schemas, value, isMissing, onChange }: ParameterFieldProps) => {
  const { t } = useTranslation('developers')
  const { name = '', required = false, schema = {}, example } = parameter
  const choices = choicesOf(schema, schemas)
  const about =
    schema.type === 'array' ? t('reference.try.several') : choices === undefined ? typeWords(schema) : undefined
  return (
    <TextField
      size="small"
      select={choices !== undefined}
      label={name}
      required={required}
      error={isMissing}
      helperText={isMissing ? t('reference.try.needed', { name }) : about}
      placeholder={choices === undefined && example !== undefined ? String(example) : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
    >
      {choices !== undefined && [
        <MenuItem key="" value="">
          {t('reference.try.none')}
        </MenuItem>,
        ...choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        )),
      ]}
    </TextField>
  )
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

interface BodyFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

const BodyField = ({ value, onChange }: BodyFieldProps) => {
  const { t } = useTranslation('developers')
  const isWrong = !isJson(value)
  return (
    <TextField
      fullWidth
      multiline
      maxRows={16}
      size="small"
      label={t('reference.body')}
      error={isWrong}
      helperText={isWrong && t('reference.try.notJson')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
      sx={{ mt: 2, '& textarea': { fontFamily: 'monospace', fontSize: 13 } }}
    />
  )
}

/** Calls an operation from the page, one that changes something in a sandbox alone, and shows what it answers. */
export const TryIt = ({ operation, schemas }: { operation: ApiOperation; schemas: Schemas }) => {
  const { t } = useTranslation('developers')
  const { token } = useContext(TryToken)
  const [filled, setFilled] = useState<Filled>({})
  const [body, setBody] = useState(() => exampleBody(operation))
  const [missing, setMissing] = useState<readonly string[]>([])
  const [tried, setTried] = useState<Tried>()
  const [isCalling, setCalling] = useState(false)
  const calling = useRef<AbortController>(undefined)
  useEffect(() => () => calling.current?.abort(), [])
  const isPublic = operation.security.length === 0
  const send = async () => {
    const empty = missingIn(operation, filled)
    setMissing(empty)
    if (empty.length > 0 || isCalling || (body !== undefined && !isJson(body))) return
    const leaving = new AbortController()
    calling.current = leaving
    setCalling(true)
    const answer = await tryCall(calledPath(operation, filled), {
      token: isPublic ? '' : token.trim(),
      signal: leaving.signal,
      method: operation.method,
      body,
    })
    if (leaving.signal.aborted) return
    setCalling(false)
    setTried(answer)
  }
  return (
    <Box
      component="form"
      noValidate
      sx={{ mt: 1.5 }}
      aria-label={t('reference.try.of', { operation: operation.operationId })}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isPublic ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('reference.try.public')}
        </Typography>
      ) : (
        <TokenField />
      )}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {operation.parameters.map(
          (parameter) =>
            parameter.name !== undefined && (
              <ParameterField
                key={parameter.name}
                parameter={parameter}
                schemas={schemas}
                value={filled[parameter.name] ?? ''}
                isMissing={missing.includes(parameter.name)}
                onChange={(value) => {
                  setFilled((before) => ({ ...before, [parameter.name ?? '']: value }))
                  setMissing((before) => before.filter((name) => name !== parameter.name))
                }}
              />
            ),
        )}
      </Box>
      {body !== undefined && <BodyField value={body} onChange={setBody} />}
      {operation.method !== 'GET' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('reference.try.changes')}
        </Typography>
      )}
      <Button type="submit" variant="outlined" loading={isCalling} sx={{ mt: 2, mb: 2 }}>
        {t('reference.try.send')}
      </Button>
      <Typography role="status" sx={{ mb: 1, fontWeight: 600 }}>
        {missing.length > 0
          ? t('reference.try.missing', { names: missing.join(', ') })
          : typeof tried === 'object' && !isCalling && t('reference.try.status', { status: tried.status })}
      </Typography>
      {tried !== undefined && !isCalling && missing.length === 0 && <TryAnswer tried={tried} />}
    </Box>
  )
}
