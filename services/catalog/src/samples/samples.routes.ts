import { Router } from 'express';
import type { createSamples } from './samples.store.ts';

/** /api/elixirs/samples: removes or restores the sample content in one step. */
export const samplesRoutes = ({ samples }: { samples: ReturnType<typeof createSamples> }): Router =>
  Router()
    .get('/', async (_req, res) => void res.json(await samples.read()))
    .delete('/', async (_req, res) => void res.json(await samples.remove()))
    .post('/', async (_req, res) => void res.json(await samples.restore()));
