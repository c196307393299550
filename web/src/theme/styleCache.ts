import createCache from '@emotion/cache'
import { ConstructedStyles } from './ConstructedStyles.ts'

const key = 'css'

/** Emotion's cache, writing into a constructed sheet. */
export const styleCache = createCache({ key })
styleCache.sheet = new ConstructedStyles({ key, container: document.head })
