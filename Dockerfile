# The command line as an image, with git for baselines on branches and in commits:
#   docker build --tag guardband .
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" guardband check results/
FROM node:24-alpine

# Any git of the release of the base image will do.
# hadolint ignore=DL3018
RUN apk add --no-cache git
COPY LICENSE dist /opt/guardband/

# The mounted repository belongs to a user of the host, which git refuses by default.
ENV GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=/work

USER node
WORKDIR /work
ENTRYPOINT ["node", "/opt/guardband/cli.cjs"]
CMD ["--help"]
