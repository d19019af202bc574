// The bench's reference: one Express route that answers what its parent process sends it.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';

const [answer] = (await once(process, 'message')) as [unknown];
const app = express();
app.get('/', (_req, res) => void res.json(answer));
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
