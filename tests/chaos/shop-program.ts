// Serves the shop's functions in a killable process. Arguments: the bundled functions. A job's `?due` leaves what is not due.
import { createHttpServer, listenOn } from '#sandbox/http.ts';
import { loadFunctions } from '#sandbox/functions/load-functions.ts';
import { createFunctionRouter } from '#sandbox/functions/function-router.ts';
import { createFunctionRunner } from '#sandbox/functions/function-runner.ts';
import { scheduledRequest, schedulePath, runNowHeader } from '#sandbox/functions/schedules.ts';

const functions = await loadFunctions(process.argv.slice(2));
const findRoute = createFunctionRouter(functions);
const runner = createFunctionRunner();

const server = createHttpServer(async (request, ip) => {
  const { origin, pathname, searchParams } = new URL(request.url);
  const job = functions.find((target) => target.schedule && schedulePath(target) === pathname);
  if (job) {
    const headers = searchParams.has('due') ? {} : { [runNowHeader]: '1' };
    return runner.run(job, scheduledRequest(job, origin, null, headers), ip);
  }
  const route = findRoute(request);
  return route
    ? runner.run(route.target, request, ip, route.params)
    : new Response('Not found', { status: 404 });
});
const port = await listenOn(server, '127.0.0.1', 0);
process.send?.({ port });
