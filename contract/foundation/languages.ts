import { z } from 'zod'

export const LANGUAGES = ['fr', 'en'] as const

export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>

export const THEMES = ['auto', 'light', 'dark'] as const
export const Theme = z.enum(THEMES)
export type Theme = z.infer<typeof Theme>
