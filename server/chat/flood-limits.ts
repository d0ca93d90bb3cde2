// Limits for each member, held in memory, so that refusing a flood costs no query.
import { MESSAGES_PER_MINUTE } from '#contract/chat/limits.ts'

export const SIGNAL_FLOOD = { name: 'call-signals', points: 200, seconds: 60 }

export const HEARTBEAT_FLOOD = { name: 'call-beats', points: 60, seconds: 60 }

export const RING_FLOOD = { name: 'calls', points: 20, seconds: 60 }

export const MESSAGE_FLOOD = { name: 'messages', points: MESSAGES_PER_MINUTE, seconds: 60 }

export const TYPING_FLOOD = { name: 'typing', points: 60, seconds: 60 }

export const READ_STATE_FLOOD = { name: 'marks', points: 300, seconds: 60 }

export const PREFERENCE_FLOOD = { name: 'chat-manners', points: 30, seconds: 60 }

export const REQUEST_FLOOD = { name: 'chat-requests', points: 60, seconds: 60 }
