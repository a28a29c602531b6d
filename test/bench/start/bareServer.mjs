// The floor of a start: the HTTP library with one route.
import Fastify from 'fastify';

const app = Fastify();
app.get('/api/health', async () => ({ status: 1 }));
await app.listen({ host: 'localhost', port: Number(process.env.PORT) });
